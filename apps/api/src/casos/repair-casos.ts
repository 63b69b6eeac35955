import { textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { lockVerificacion } from './lock-verificacion.ts'

export const repairCasos: Handler<'repairCasos'> = async ({ db, ahora, trabajos }, { sesion }) => {
  const trabajo = await db.transaction(async (tx) => {
    await lockVerificacion(tx)
    const nuevo = await trabajos.enqueue(tx, {
      tipo: 'verificar-casos',
      actor: sesion,
      titulo: textos.casos.reparar,
      entrada: { reparar: true },
    })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'repair-casos',
      entidad: 'trabajo',
      entidadId: nuevo.id,
      descripcion: `${textos.casos.reparar}.`,
    })
    return nuevo
  })
  trabajos.wake()
  return trabajo
}

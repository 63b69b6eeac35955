import { textos } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { lockVerificacion } from './lock-verificacion.ts'

export const verifyCasos: Handler<'verifyCasos'> = async ({ db, trabajos }, { sesion }) => {
  const trabajo = await db.transaction(async (tx) => {
    await lockVerificacion(tx)
    return trabajos.enqueue(tx, {
      tipo: 'verificar-casos',
      actor: sesion,
      titulo: textos.casos.verificar,
      entrada: { reparar: false },
    })
  })
  trabajos.wake()
  return trabajo
}

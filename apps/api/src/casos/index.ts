import { CLAVES_DE_MESA, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { explainCaso } from './explain-caso.ts'
import { readFechasDeMesa } from './fechas-repo.ts'
import { efectoHandlers } from './read-efecto.ts'
import { saveConfiguracion } from './save-configuracion.ts'

const readConfiguracion: Handler<'readConfiguracion'> = async ({ db }, { body: { key } }) => ({
  key,
  value: (await readFechasDeMesa(db))[CLAVES_DE_MESA[key]],
})

const verifyCasos: Handler<'verifyCasos'> = async ({ db, trabajos }, { sesion }) => {
  const trabajo = await trabajos.enqueue(db, {
    tipo: 'verificar-casos',
    actor: sesion,
    titulo: textos.casos.verificar,
    entrada: { reparar: false },
  })
  trabajos.wake()
  return trabajo
}

const repairCasos: Handler<'repairCasos'> = async ({ db, ahora, trabajos }, { sesion }) => {
  const trabajo = await db.transaction(async (tx) => {
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

export const casosHandlers = {
  readConfiguracion,
  saveConfiguracion,
  explainCaso,
  verifyCasos,
  repairCasos,
  ...efectoHandlers,
}

import type { Handler } from '../platform/http/mount.ts'
import { checkAcuses } from './check-acuses.ts'
import { recordAcuses } from './record-acuses.ts'

export const saveAcusesDeCartas: Handler<'saveAcusesDeCartas'> = (
  { db, ahora },
  { sesion, body },
) =>
  db.transaction(async (tx) => ({
    anotados: await recordAcuses(tx, {
      sesion,
      ahora: ahora(),
      operacion: 'save-acuses-de-cartas',
      pedidos: body.acuses,
      keepEscaneo: async () => null,
    }),
  }))

/** The same checks; nothing is written. */
export const simulateAcusesDeCartas: Handler<'simulateAcusesDeCartas'> = ({ db, ahora }, call) =>
  db.transaction(async (tx) => {
    const { acuses } = await checkAcuses(tx, call.sesion, call.body.acuses, ahora())
    return { anotados: acuses.length }
  })

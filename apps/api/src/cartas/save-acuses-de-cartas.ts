import type { Handler } from '../platform/http/mount.ts'
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

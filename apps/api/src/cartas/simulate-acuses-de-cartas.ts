import type { Handler } from '../platform/http/mount.ts'
import { checkAcuses } from './check-acuses.ts'

export const simulateAcusesDeCartas: Handler<'simulateAcusesDeCartas'> = ({ db, ahora }, call) =>
  db.transaction(async (tx) => {
    const { acuses } = await checkAcuses(tx, call.sesion, call.body.acuses, ahora())
    return { anotados: acuses.length }
  })

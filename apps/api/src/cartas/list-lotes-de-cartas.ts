import type { Handler } from '../platform/http/mount.ts'
import { pageLotes } from './lotes-repo.ts'

export const listLotesDeCartas: Handler<'listLotesDeCartas'> = ({ db }, { sesion, query }) =>
  pageLotes(db, sesion, query)

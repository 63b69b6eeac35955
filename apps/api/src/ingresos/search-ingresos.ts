import type { Handler } from '../platform/http/mount.ts'
import { findIngresos } from './ingresos-repo.ts'

export const searchIngresos: Handler<'searchIngresos'> = ({ db }, { query, body }) =>
  findIngresos(db, body.userDni, query)

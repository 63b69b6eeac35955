import type { Handler } from '../platform/http/mount.ts'
import { findIngresos } from './ingresos-repo.ts'

export const getIngresos: Handler<'getIngresos'> = ({ db }, { query }) =>
  findIngresos(db, query.userDni, query)

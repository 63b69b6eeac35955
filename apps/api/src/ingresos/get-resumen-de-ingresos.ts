import type { Handler } from '../platform/http/mount.ts'
import { findPaginaDeResumen } from './ingresos-repo.ts'

export const getResumenDeIngresos: Handler<'getResumenDeIngresos'> = ({ db }, { query }) =>
  findPaginaDeResumen(db, query, query)

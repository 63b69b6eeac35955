import type { Handler } from '../platform/http/mount.ts'
import { findPaginaDeNovedades } from './novedades-lista.ts'

export const searchNovedades: Handler<'searchNovedades'> = ({ db }, { query, body }) =>
  findPaginaDeNovedades(db, body, query)

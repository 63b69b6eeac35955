import type { Handler } from '../platform/http/mount.ts'
import { findPaginaDeRegistros } from './registros-repo.ts'

export const findRegistros: Handler<'findRegistros'> = ({ db }, { sesion, query, body }) =>
  findPaginaDeRegistros(db, sesion, body, query)

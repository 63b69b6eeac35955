import type { Handler } from '../platform/http/mount.ts'
import { findPaginaDeRegistros } from './registros-repo.ts'

export const getRegistros: Handler<'getRegistros'> = ({ db }, { sesion, query }) =>
  findPaginaDeRegistros(db, sesion, {}, query)

import type { Handler } from '../platform/http/mount.ts'
import { findPaginaDeComunicaciones } from './comunicaciones-repo.ts'

export const getComunicaciones: Handler<'getComunicaciones'> = ({ db }, { sesion, query }) =>
  findPaginaDeComunicaciones(db, sesion, query)

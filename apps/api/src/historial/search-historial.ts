import type { Handler } from '../platform/http/mount.ts'
import { findPaginaDeHistorial } from './historial-repo.ts'

export const searchHistorial: Handler<'searchHistorial'> = ({ db }, { query, body }) =>
  findPaginaDeHistorial(db, body, query)

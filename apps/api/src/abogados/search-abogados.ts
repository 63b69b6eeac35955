import type { Handler } from '../platform/http/mount.ts'
import { findPage } from './abogados-repo.ts'

export const searchAbogados: Handler<'searchAbogados'> = ({ db }, { query, body }) =>
  findPage(db, body, query)

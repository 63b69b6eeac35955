import type { Handler } from '../platform/http/mount.ts'
import { listUsuarios } from './usuarios-repo.ts'

export const getUsuarios: Handler<'getUsuarios'> = ({ db }, { query }) => listUsuarios(db, query)

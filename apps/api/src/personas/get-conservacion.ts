import type { Handler } from '../platform/http/mount.ts'
import { listVencidos } from './list-vencidos.ts'

export const getConservacion: Handler<'getConservacion'> = ({ db, ahora }) =>
  listVencidos(db, ahora())

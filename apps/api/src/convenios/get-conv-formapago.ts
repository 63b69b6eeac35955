import type { Handler } from '../platform/http/mount.ts'
import { listFormas } from './listas-repo.ts'

export const getConvFormapago: Handler<'getConvFormapago'> = ({ db }) => listFormas(db)

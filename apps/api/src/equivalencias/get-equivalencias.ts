import type { Handler } from '../platform/http/mount.ts'
import { listEquivalencias } from './equivalencias-repo.ts'

export const getEquivalencias: Handler<'getEquivalencias'> = ({ db }) => listEquivalencias(db)

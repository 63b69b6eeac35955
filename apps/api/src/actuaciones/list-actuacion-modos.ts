import type { Handler } from '../platform/http/mount.ts'
import { listModos } from './modos-repo.ts'

export const listActuacionModos: Handler<'listActuacionModos'> = ({ db }) => listModos(db)

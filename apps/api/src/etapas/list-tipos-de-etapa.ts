import type { Handler } from '../platform/http/mount.ts'
import { listEtapas } from './etapas-repo.ts'

export const listTiposDeEtapa: Handler<'listTiposDeEtapa'> = ({ db }) => listEtapas(db)

import type { Handler } from '../platform/http/mount.ts'
import { selectGrupos } from './etapas-repo.ts'

export const listGruposDeEtapa: Handler<'listGruposDeEtapa'> = ({ db }) => selectGrupos(db)

import type { Handler } from '../platform/http/mount.ts'
import { listEtapas } from './etapas-repo.ts'

export const findTiposDeEtapa: Handler<'findTiposDeEtapa'> = ({ db }, { body }) =>
  listEtapas(db, { grupo: body.grupo })

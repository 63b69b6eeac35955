import type { Handler } from '../platform/http/mount.ts'
import { listEtapas, toTipoDeEtapa } from './etapas-repo.ts'

export const listTiposDeEtapa: Handler<'listTiposDeEtapa'> = async ({ db }) =>
  (await listEtapas(db)).map(toTipoDeEtapa)

import type { Handler } from '../platform/http/mount.ts'
import { listEtapas, toTipoDeEtapa } from './etapas-repo.ts'

export const findTiposDeEtapa: Handler<'findTiposDeEtapa'> = async ({ db }, { body }) =>
  (await listEtapas(db, { grupo: body.grupo })).map(toTipoDeEtapa)

import type { Handler } from '../platform/http/mount.ts'
import { loadRecursos, withVersion } from '../recursos/recursos-repo.ts'

export const listRecursos: Handler<'listRecursos'> = async ({ db }) =>
  [...(await loadRecursos(db)).values()].map(withVersion)

import type { Handler } from '../platform/http/mount.ts'
import { loadNormas, loadRecursos, withNormas, withVersion } from '../recursos/recursos-repo.ts'

export const listRecursos: Handler<'listRecursos'> = async ({ db }) => {
  const normas = await loadNormas(db)
  return [...(await loadRecursos(db)).values()].map((una) => withVersion(withNormas(una, normas)))
}

import type { Handler } from '../platform/http/mount.ts'
import { loadOrdenanzas } from '../recursos/ordenanzas-repo.ts'
import { loadRecursos, withOrdenanzas, withVersion } from '../recursos/recursos-repo.ts'

export const listRecursos: Handler<'listRecursos'> = async ({ db }) => {
  const ordenanzas = await loadOrdenanzas(db)
  return [...(await loadRecursos(db)).values()].map((una) =>
    withVersion(withOrdenanzas(una, ordenanzas)),
  )
}

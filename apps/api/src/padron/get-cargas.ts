import type { Handler } from '../platform/http/mount.ts'
import { toCarga } from './carga-wire.ts'
import { pageCargas } from './cargas-repo.ts'

export const getCargas: Handler<'getCargas'> = async ({ db }, { query }) => {
  const { rows, total } = await pageCargas(db, query)
  return { rows: rows.map(toCarga), total }
}

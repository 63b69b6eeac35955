import type { Handler } from '../platform/http/mount.ts'
import { pagePaquetes } from './cargas-de-paquete-repo.ts'
import { toPaquete } from './paquete-wire.ts'

export const getPaquetes: Handler<'getPaquetes'> = async ({ db }, { query }) => {
  const { rows, total } = await pagePaquetes(db, query)
  return { rows: rows.map(toPaquete), total }
}

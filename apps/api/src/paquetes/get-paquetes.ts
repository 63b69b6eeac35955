import { cargasQueVe } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { pagePaquetes } from './cargas-de-paquete-repo.ts'
import { toPaquete } from './paquete-wire.ts'

export const getPaquetes: Handler<'getPaquetes'> = async ({ db }, { sesion, query }) => {
  const { rows, total } = await pagePaquetes(db, query, cargasQueVe(sesion))
  return { rows: rows.map(toPaquete), total }
}

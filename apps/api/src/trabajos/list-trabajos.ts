import type { Handler } from '../platform/http/mount.ts'
import { toTrabajo } from './to-trabajo.ts'
import { pageTrabajosDe } from './trabajos-repo.ts'

export const listTrabajos: Handler<'listTrabajos'> = async ({ db }, { sesion, query }) => {
  const { rows, total } = await pageTrabajosDe(db, sesion.dni, query)
  return { rows: rows.map(toTrabajo), total }
}

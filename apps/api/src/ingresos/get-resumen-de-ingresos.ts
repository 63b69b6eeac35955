import type { Handler } from '../platform/http/mount.ts'
import { countResumen, findResumen } from './ingresos-repo.ts'

export const getResumenDeIngresos: Handler<'getResumenDeIngresos'> = async ({ db }, { query }) => {
  const [rows, total] = await Promise.all([findResumen(db, query, query), countResumen(db, query)])
  return { rows, total }
}

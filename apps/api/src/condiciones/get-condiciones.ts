import { pageOf } from '../platform/db/page-of.ts'
import type { Handler } from '../platform/http/mount.ts'
import { condicionLegal } from './condicion-legal-table.ts'
import { selectCondiciones, toCondicion } from './condiciones-repo.ts'

export const getCondiciones: Handler<'getCondiciones'> = async ({ db }, { query }) => {
  const { rows, total } = await pageOf(selectCondiciones(db), db.$count(condicionLegal), query)
  return { rows: rows.map(toCondicion), total }
}

import type { Handler } from '../platform/http/mount.ts'
import { condicionLegal } from './condicion-legal-table.ts'
import { selectCondiciones, toCondicion } from './condiciones-repo.ts'

export const getCondiciones: Handler<'getCondiciones'> = async ({ db }, { query }) => {
  const { pagina, porPagina } = query
  const [rows, total] = await Promise.all([
    selectCondiciones(db)
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db.$count(condicionLegal),
  ])
  return { rows: rows.map(toCondicion), total }
}

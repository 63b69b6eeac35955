import type { Handler } from '../platform/http/mount.ts'
import { checkFechas } from './check-fechas.ts'
import { pageTitulos } from './titulos-repo.ts'

export const getTitulosInfo: Handler<'getTitulosInfo'> = ({ db, ahora }, { query }) => {
  checkFechas(query, ahora())
  return pageTitulos(db, query, query)
}

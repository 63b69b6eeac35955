import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'

/**
 * Returns a warning when debt assigned to lawyers is on no work list. Debt without a legal status, a legal action or an
 * executive title has no case, so no list shows it (S2 §4). Call this function after the cases are updated.
 */
export const describeSinCaso = async (tx: Tx): Promise<string[]> => {
  const { rows } = await tx.execute<{ n: number; imponible: number; recurso: string }>(sql`
    select count(*) over ()::int as n, t.imponible, t.recurso from tocados t
    where exists (
        select from deuda d
        where (d.tipo, d.imponible, d.recurso) = (t.tipo, t.imponible, t.recurso)
          and d.legal <> '' and d.estado <> 'CANCELADA')
      and not exists (
        select from caso c where (c.tipo, c.imponible, c.recurso) = (t.tipo, t.imponible, t.recurso))
    order by t.tipo desc, t.imponible, t.recurso limit 3`)
  const [primera] = rows
  if (primera === undefined) return []
  const ejemplos = rows.map(({ imponible, recurso }) => `${imponible} ${recurso}`).join(', ')
  return [interpolar(textos.paquete.carga.sinCaso, { n: primera.n, ejemplos })]
}

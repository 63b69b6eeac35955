import { MAXIMO_DE_HALLAZGOS } from '@apremia/api-client'
import { type SQL, sql } from 'drizzle-orm'
import type { ConsultaPaginada } from '../municipio/embebido/listados-select-page.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/** The search reads one row more than the answer shows, to know whether more rows exist without counting them. */
export const LIMITE = MAXIMO_DE_HALLAZGOS + 1

/**
 * Returns the first rows of a list, at most {@link LIMITE}.
 *
 * @param detalle query that adds the columns that the answer shows. It must read the first rows from the table `p`,
 * which this function defines
 */
export const selectPrimeras = async <Fila extends object>(
  db: Queryable,
  { filas, orden }: Pick<ConsultaPaginada, 'filas' | 'orden'>,
  detalle: SQL,
): Promise<Fila[]> => {
  const { rows } = await db.execute<{ filas: Fila[] }>(sql`
    with filas as materialized (${filas}),
    p as (
      select q.*, row_number() over (order by ${orden}) as n
      from (select filas.* from filas order by ${orden} limit ${LIMITE}) q
    ),
    d as (${detalle})
    select coalesce((select json_agg(d order by d.n) from d), '[]'::json) as filas`)
  return rows[0]?.filas ?? []
}

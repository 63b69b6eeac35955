import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/open-db.ts'
import type { Pagina, Paginado } from './deuda-proveedor.ts'

interface ConsultaPaginada {
  /** A select with every row of the list: its keys and what it is ordered by. */
  readonly filas: SQL
  readonly orden: SQL
  /** A select over `p`, the rows of the page: what is only needed of those. */
  readonly detalle: SQL
  /**
   * Nothing narrows the list: it is counted, and the page cut, by an index each, in place of keeping the whole
   * of it to do both.
   */
  readonly entera?: boolean
}

/**
 * A page and the true total in one query; a page past the end is empty and keeps the total. The rows come as
 * the database writes them in JSON: dates 'YYYY-MM-DD', money in whole centavos.
 */
export const selectPage = async <Fila>(
  db: Queryable,
  { filas, orden, detalle, entera = false }: ConsultaPaginada,
  { pagina, porPagina }: Pagina,
): Promise<Paginado<Fila>> => {
  const { rows } = await db.execute<{ total: number; filas: Fila[] }>(sql`
    with filas as ${entera ? sql`not materialized` : sql`materialized`} (${filas}),
    p as (
      select q.*, row_number() over (order by ${orden}) as n
      from (
        select filas.* from filas order by ${orden}
        limit ${porPagina} offset ${(pagina - 1) * porPagina}
      ) q
    ),
    d as (${detalle})
    select (select count(*)::integer from filas) as total,
      coalesce((select json_agg(d order by d.n) from d), '[]'::json) as filas`)
  const [row] = rows
  return { rows: row?.filas ?? [], total: row?.total ?? 0 }
}

/** Conditions that hold all together; those left undefined do not narrow. */
export const whereAll = (condiciones: readonly (SQL | undefined)[]): SQL => {
  const dadas = condiciones.filter((condicion) => condicion !== undefined)
  return dadas.length === 0 ? sql`true` : sql.join(dadas, sql` and `)
}

export const sentidoSql = (sentido: 'asc' | 'desc'): SQL =>
  sentido === 'desc' ? sql`desc nulls last` : sql`asc nulls last`

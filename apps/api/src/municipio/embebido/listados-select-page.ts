import { type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../platform/db/queryable.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import type { Paginado } from '../deuda-proveedor.ts'
import {
  isImpedimento,
  keepGuardada,
  type ListaGuardada,
  readClaves,
  readGuardada,
} from './listados-guardados.ts'

export interface ConsultaPaginada {
  readonly filas: SQL
  readonly orden: SQL
  /**
   * Query for the columns that no filter and no order needs. It runs over the table `p`, which has only the rows of the
   * requested page.
   */
  readonly detalle: SQL
}

/**
 * Returns one page of a query and the total number of rows. A page after the last row is empty, but has the total.
 * Dates are 'YYYY-MM-DD', and money is in whole centavos.
 */
export const selectPage = async <Fila>(
  db: Queryable,
  { filas, orden, detalle }: ConsultaPaginada,
  { pagina, porPagina }: Pagina,
): Promise<Paginado<Fila>> => {
  const { rows } = await db.execute<{ total: number; filas: Fila[] }>(sql`
    with filas as materialized (${filas}),
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

export interface ConsultaGuardable extends ConsultaPaginada {
  readonly guardada: ListaGuardada | undefined
}

const tryToKeep = (db: Db, guardada: ListaGuardada, consulta: ConsultaPaginada): Promise<void> =>
  keepGuardada(db, guardada, consulta).catch((error: unknown) => {
    if (!isImpedimento(error)) throw error
  })

/**
 * Returns a page of a list that may be stored already sorted. When the list is not stored yet, stores it first. When it
 * cannot be stored, for example because the disk is full, the page comes from an ordinary query.
 */
export const selectPageGuardable = async <Fila>(
  db: Db,
  consulta: ConsultaGuardable,
  pagina: Pagina,
): Promise<Paginado<Fila>> => {
  const { detalle, guardada } = consulta
  if (guardada === undefined) return selectPage(db, consulta, pagina)
  const found = await readGuardada<Fila>(db, guardada, detalle, pagina)
  if (found !== undefined) return found
  await tryToKeep(db, guardada, consulta)
  const kept = await readGuardada<Fila>(db, guardada, detalle, pagina)
  return kept ?? selectPage(db, consulta, pagina)
}

export const selectClaves = async (
  db: Db,
  consulta: ConsultaGuardable,
): Promise<{ readonly claves: readonly number[]; readonly recursos: readonly string[] }> => {
  const { guardada } = consulta
  if (guardada === undefined) return { claves: [], recursos: [] }
  const found = await readClaves(db, guardada)
  if (found.claves.length > 0) return found
  await tryToKeep(db, guardada, consulta)
  return readClaves(db, guardada)
}

export const whereAll = (condiciones: readonly (SQL | undefined)[]): SQL => {
  const dadas = condiciones.filter((condicion) => condicion !== undefined)
  return dadas.length === 0 ? sql`true` : sql.join(dadas, sql` and `)
}

export const sentidoSql = (sentido: 'asc' | 'desc'): SQL =>
  sentido === 'desc' ? sql`desc nulls last` : sql`asc nulls last`

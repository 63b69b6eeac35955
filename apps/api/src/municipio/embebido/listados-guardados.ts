import { type SQL, sql } from 'drizzle-orm'
import { allowLong } from '../../platform/db/plazos.ts'
import type { Db } from '../../platform/db/queryable.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import type { Paginado } from '../deuda-proveedor.ts'

/**
 * Long sorted list that the database stores as the keys of its rows, in blocks. The first request sorts and stores the
 * list. A change of the listed data makes the stored list invalid.
 */
export interface ListaGuardada {
  readonly lista: 'inmuebles' | 'contribuyentes' | 'comercios'
  readonly filtro: string
  readonly orden: string
  readonly de: readonly ('padron' | 'deuda')[]
  /**
   * SQL for the number of the property, taxpayer or business in a row of the list. `recurso` is SQL for the tax of the
   * row, which is '' in the lists of taxpayers and businesses.
   */
  readonly clave: SQL
  readonly recurso: SQL
  readonly columnas: SQL
}

/**
 * Number of keys in one block of a stored list. A page of the list then has its rows in one block or in two consecutive
 * blocks.
 */
const POR_BLOQUE = 500
const BLOQUE = sql.raw(`${POR_BLOQUE}`)
const ESTRECHAS = 60

const versionDe = ({ de }: ListaGuardada): SQL =>
  sql`(select sum(c.version) from cambios_del_padron c where c.de in (${sql.join(
    de.map((uno) => sql`${uno}`),
    sql`, `,
  )}))`

const esEsta = (alias: SQL, { lista, filtro, orden }: ListaGuardada): SQL =>
  sql`${alias}.lista = ${lista} and ${alias}.filtro = ${filtro} and ${alias}.orden = ${orden}`

export const readGuardada = async <Fila>(
  db: Db,
  guardada: ListaGuardada,
  detalle: SQL,
  { pagina, porPagina }: Pagina,
): Promise<Paginado<Fila> | undefined> => {
  const desde = (pagina - 1) * porPagina
  const hasta = desde + porPagina
  const bloques = [desde, hasta - 1].map((n) => Math.floor(n / POR_BLOQUE))
  const { rows } = await db.execute<{ total: number; filas: Fila[] }>(sql`
    with g as (
      select g.total from lista_guardada g
      where ${esEsta(sql`g`, guardada)} and g.version = ${versionDe(guardada)}
    ),
    p as (
      select ${guardada.columnas}, b.bloque * ${BLOQUE} + k.lugar - 1 as n
      from g, lista_guardada_bloque b
      cross join lateral unnest(b.claves, b.recursos) with ordinality as k(clave, recurso, lugar)
      where ${esEsta(sql`b`, guardada)} and b.bloque between ${bloques[0]} and ${bloques[1]}
        and b.bloque * ${BLOQUE} + k.lugar - 1 between ${desde} and ${hasta - 1}
    ),
    d as (${detalle})
    select g.total, coalesce((select json_agg(d order by d.n) from d), '[]'::json) as filas from g`)
  const [row] = rows
  return row && { rows: row.filas, total: row.total }
}

export const readClaves = async (
  db: Db,
  guardada: ListaGuardada,
): Promise<{ readonly claves: number[]; readonly recursos: string[] }> => {
  const { rows } = await db.execute<{ claves: number[]; recursos: string[] }>(sql`
    select to_json(b.claves) as claves, to_json(b.recursos) as recursos
    from lista_guardada g join lista_guardada_bloque b
      on (b.lista, b.filtro, b.orden) = (g.lista, g.filtro, g.orden)
    where ${esEsta(sql`g`, guardada)} and g.version = ${versionDe(guardada)}
    order by b.bloque`)
  return {
    claves: rows.flatMap((row) => row.claves),
    recursos: rows.flatMap((row) => row.recursos),
  }
}

/**
 * Deletes the stored version of a list, and the oldest stored lists with a filter, because the number of possible
 * filters has no limit.
 */
const forget = (guardada: ListaGuardada): SQL => sql`
  delete from lista_guardada g using (
    select v.lista, v.filtro, v.orden,
      row_number() over (partition by v.filtro = '' order by v.version desc) as lugar
    from lista_guardada v) v
  where (v.lista, v.filtro, v.orden) = (g.lista, g.filtro, g.orden)
    and ((${esEsta(sql`g`, guardada)}) or (g.filtro <> '' and v.lugar >= ${ESTRECHAS}))`

/**
 * PostgreSQL error codes after which the list is not stored but the request is answered: another process stored the
 * list first, the disk or memory is full, or the database is read-only.
 */
const IMPEDIMENTOS = /^(23|25006|40|53|55)/

export const isImpedimento = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  return cause instanceof Error && 'code' in cause && IMPEDIMENTOS.test(String(cause.code))
}

/**
 * Stores a sorted list with the version of the data from which it was made. Only one process stores a list at a time.
 * The other processes answer with the plain query meanwhile.
 */
export const keepGuardada = (
  db: Db,
  guardada: ListaGuardada,
  { filas, orden }: { readonly filas: SQL; readonly orden: SQL },
): Promise<void> =>
  db.transaction(
    async (tx) => {
      const { lista, filtro, orden: nombre } = guardada
      const { rows } = await tx.execute<{ mio: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext(${`${lista} ${filtro} ${nombre}`})) as mio`,
      )
      if (rows[0]?.mio !== true) return
      await allowLong(tx)
      await tx.execute(forget(guardada))
      await tx.execute(sql`
        with q as (
          select ${guardada.clave} as clave, ${guardada.recurso} as recurso,
            row_number() over (order by ${orden}) - 1 as n
          from (${filas}) filas
        ),
        b as (
          insert into lista_guardada_bloque (lista, filtro, orden, bloque, claves, recursos)
          select ${lista}, ${filtro}, ${nombre}, q.n / ${BLOQUE},
            array_agg(q.clave order by q.n), array_agg(q.recurso order by q.n)
          from q group by q.n / ${BLOQUE}
          returning cardinality(claves) as cantidad
        )
        insert into lista_guardada (lista, filtro, orden, version, total)
        select ${lista}, ${filtro}, ${nombre}, ${versionDe(guardada)}, coalesce(sum(cantidad), 0)
        from b`)
    },
    { isolationLevel: 'repeatable read' },
  )

import { type SQL, sql } from 'drizzle-orm'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { CLASES_DE_CODIGOS } from '../situaciones/situaciones-repo.ts'
import { CLAVE, type ClaveDeCaso, TODAS_LAS_CLAVES, unnestCasos } from './clave-de-caso.ts'
import { DERIVADAS, derivados } from './derivar.ts'
import { HISTORIA, resumenes } from './resumir-historias.ts'

const COLUMNAS = [...HISTORIA, ...Object.keys(DERIVADAS)]
const list = (columnas: readonly string[], alias = ''): SQL =>
  sql.raw(columnas.map((columna) => `${alias}${columna}`).join(', '))

/**
 * Writes the rows that differ, and deletes the cases of which nothing is left.
 *
 * @returns how many of both
 */
const write = async (tx: Tx, claves: SQL): Promise<number> => {
  const valores = [
    ...HISTORIA.map((columna) => sql`r.${sql.raw(columna)}`),
    ...Object.entries(DERIVADAS).map(([columna, valor]) => sql`${valor} as ${sql.raw(columna)}`),
  ]
  const { rows } = await tx.execute<{ n: number }>(sql`
    with nuevo as materialized (
      select r.tipo, r.imponible, r.recurso, ${sql.join(valores, sql.raw(', '))}
      from ${derivados(sql`(${resumenes(claves, CLASES_DE_CODIGOS)})`)}
    ),
    vacios as (
      delete from caso c using nuevo n
      where (c.tipo, c.imponible, c.recurso) = (n.tipo, n.imponible, n.recurso)
        and n.ultima_fecha is null
      returning 1
    ),
    puestos as (
      insert into caso as c (${CLAVE}, ${list(COLUMNAS)})
      select ${CLAVE}, ${list(COLUMNAS)} from nuevo where ultima_fecha is not null
      on conflict (${CLAVE}) do update set (${list(COLUMNAS)}) = row(${list(COLUMNAS, 'excluded.')})
      where (${list(COLUMNAS, 'c.')}) is distinct from (${list(COLUMNAS, 'excluded.')})
      returning 1
    )
    select (select count(*) from vacios)::int + (select count(*) from puestos)::int as n`)
  return rows[0]?.n ?? 0
}

const CANDADO = sql.raw(`hashtext('apremia.casos')`)

/**
 * Waits until nobody is refreshing, and keeps others from it until the transaction ends, because the data under the
 * rules changes.
 */
export const lockCasos = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${CANDADO})`)
}

const distintas = (claves: readonly ClaveDeCaso[]): SQL =>
  sql`select distinct ${CLAVE} from ${unnestCasos(claves)}`

/**
 * Brings the summary of some cases up to date with their history, in the transaction that changed it. Another request
 * that changes one of them waits: each refresh sees everything that came before it.
 *
 * @param claves statement that gives their keys, each once: `select tipo, imponible, recurso …`
 * @returns how many changed
 */
export const refreshCasosDe = async (tx: Tx, claves: SQL): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${CANDADO})`)
  // Inserts the new cases and locks the others, always in the same order. The data is then read by a statement that
  // begins after the locks were taken.
  await tx.execute(sql`
    insert into caso as c (${CLAVE}) select ${CLAVE} from (${claves}) u order by ${CLAVE}
    on conflict (${CLAVE}) do update set tipo = excluded.tipo`)
  return write(tx, claves)
}

export const refreshCasos = async (tx: Tx, claves: readonly ClaveDeCaso[]): Promise<number> =>
  claves.length > 0 ? refreshCasosDe(tx, distintas(claves)) : 0

/** Refreshes the whole municipality in one statement, after a load. Nobody else writes cases meanwhile. */
export const refreshTodosLosCasos = async (tx: Tx): Promise<void> => {
  await allowLong(tx)
  await lockCasos(tx)
  await tx.execute(sql`lock table caso in exclusive mode`)
  await tx.execute(sql`set local work_mem = '64MB'`)
  await write(tx, TODAS_LAS_CLAVES)
}

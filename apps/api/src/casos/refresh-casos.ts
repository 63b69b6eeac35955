import { type SQL, sql } from 'drizzle-orm'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { CLASES_DE_CODIGOS } from '../situaciones/situaciones-repo.ts'
import { CLAVE, type ClaveDeCaso, TODAS_LAS_CLAVES, unnestCasos } from './clave-de-caso.ts'
import { DERIVADAS, derivados } from './derivar.ts'
import { refreshPrescripciones } from './prescripciones-guardadas.ts'
import { HISTORIA, resumenes } from './resumir-historias.ts'

const COLUMNAS = [...HISTORIA, ...Object.keys(DERIVADAS)]
const list = (columnas: readonly string[], alias = ''): SQL =>
  sql.raw(columnas.map((columna) => `${alias}${columna}`).join(', '))

/**
 * Writes the case summaries that changed. Deletes the summary of a case that has no history left.
 *
 * @returns number of summaries written and deleted
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
 * Locks the stored case summaries until the transaction ends. Call this function before changing a configuration on
 * which the summaries depend. A transaction that recomputes a summary (`refreshCasosDe`) then ends before the change or
 * waits until the change is saved.
 */
export const lockCasos = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${CANDADO})`)
}

const distintas = (claves: readonly ClaveDeCaso[]): SQL =>
  sql`select distinct ${CLAVE} from ${unnestCasos(claves)}`

/**
 * Computes again the summary of some cases and the days on which their debt prescribes. Call this function in the
 * transaction that changed the history of the cases. A simultaneous change of these cases waits, so no change is
 * missed.
 *
 * @param claves statement that selects the keys without repetition: `select tipo, imponible, recurso …`
 * @returns number of cases changed
 */
export const refreshCasosDe = async (tx: Tx, claves: SQL): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${CANDADO})`)
  // Inserts a row for each new case and locks the rows of the existing cases, in a fixed order. The next statement
  // starts after the locks are taken, so it reads current data.
  await tx.execute(sql`
    insert into caso as c (${CLAVE}) select ${CLAVE} from (${claves}) u order by ${CLAVE}
    on conflict (${CLAVE}) do update set tipo = excluded.tipo`)
  const escritos = await write(tx, claves)
  await refreshPrescripciones(tx, claves)
  return escritos
}

export const refreshCasos = async (tx: Tx, claves: readonly ClaveDeCaso[]): Promise<number> =>
  claves.length > 0 ? refreshCasosDe(tx, distintas(claves)) : 0

/**
 * Refreshes all the cases of the municipality in one statement, after a data import. A lock on the table of cases
 * prevents any other request from writing cases.
 */
export const refreshTodosLosCasos = async (tx: Tx): Promise<void> => {
  await allowLong(tx)
  await lockCasos(tx)
  await tx.execute(sql`lock table caso in exclusive mode`)
  await tx.execute(sql`set local work_mem = '64MB'`)
  await write(tx, TODAS_LAS_CLAVES)
  await refreshPrescripciones(
    tx,
    sql`select ${CLAVE} from caso union select ${CLAVE} from caso_prescripcion`,
  )
}

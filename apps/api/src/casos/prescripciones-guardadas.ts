import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { CLAVE, type ClaveDeCaso, unnestCasos } from './clave-de-caso.ts'
import { computePrescripciones, type PrescripcionComputada } from './compute-prescripciones.ts'

/** Number of cases computed at a time. The number is small, to limit the memory that the computation takes. */
const LOTE = 250

const GUARDADAS = ['dias', 'prescribe_segun_ordenanza', 'periodo', 'sin_acuse', 'supuesta']

const COLUMNAS = sql.raw(GUARDADAS.join(', '))

const prefixed = (alias: string): SQL =>
  sql.raw(GUARDADAS.map((columna) => `${alias}.${columna}`).join(', '))

/**
 * Stores the computed prescription days of the given cases, and deletes the rows that a case no longer has. `not in`
 * makes PostgreSQL read the new rows once. With `not exists`, PostgreSQL would compare each stored row with each new
 * row.
 *
 * @returns number of cases changed
 */
const save = async (
  tx: Tx,
  claves: readonly ClaveDeCaso[],
  prescripciones: readonly PrescripcionComputada[],
): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(sql`
    with nuevo as materialized (
      select ${CLAVE}, alcance, dias, "segunOrdenanza" as prescribe_segun_ordenanza, periodo, "sinAcuse" as sin_acuse, supuesta
      from json_to_recordset(${JSON.stringify(prescripciones)}::json) as x(tipo text, imponible integer, recurso text,
        alcance text, dias date[], "segunOrdenanza" date, periodo integer, "sinAcuse" boolean, supuesta boolean)
    ),
    quitado as (
      delete from caso_prescripcion p using ${unnestCasos(claves)}
      where (p.tipo, p.imponible, p.recurso) = (k.tipo, k.imponible, k.recurso)
        and (p.tipo, p.imponible, p.recurso, p.alcance) not in (select ${CLAVE}, alcance from nuevo)
      returning p.tipo, p.imponible, p.recurso
    ),
    puesto as (
      insert into caso_prescripcion as p (${CLAVE}, alcance, ${COLUMNAS})
      select ${CLAVE}, alcance, ${COLUMNAS} from nuevo order by ${CLAVE}, alcance
      on conflict (${CLAVE}, alcance) do update set (${COLUMNAS}) = row(${prefixed('excluded')})
      where (${prefixed('p')}) is distinct from (${prefixed('excluded')})
      returning p.tipo, p.imponible, p.recurso
    )
    select count(*)::int as n from (select * from quitado union select * from puesto) u`)
  return rows[0]?.n ?? 0
}

/**
 * Computes again the stored days on which the debt of some cases prescribes. The caller must first lock the rows of
 * these cases, so that two simultaneous changes do not overwrite each other.
 *
 * @param claves statement that selects the keys: `select tipo, imponible, recurso …`
 * @returns number of cases changed
 */
export const refreshPrescripciones = async (tx: Tx, claves: SQL): Promise<number> => {
  const { rows } = await tx.execute<Record<string, unknown> & ClaveDeCaso>(
    sql`select ${CLAVE} from (${claves}) u order by ${CLAVE}`,
  )
  let cambiados = 0
  for (let i = 0; i < rows.length; i += LOTE) {
    const lote = rows.slice(i, i + LOTE)
    cambiados += await save(tx, lote, await computePrescripciones(tx, lote))
  }
  return cambiados
}

/**
 * Locks the rows of some cases and computes again the days on which their debt prescribes. Call this function in the
 * transaction that changes a letter, an agreement or a parameter.
 *
 * @returns number of cases changed
 */
export const refreshPrescripcionesDe = async (
  tx: Tx,
  claves: readonly ClaveDeCaso[],
): Promise<number> => {
  if (claves.length === 0) return 0
  const distintas = sql`select distinct ${CLAVE} from ${unnestCasos(claves)}`
  await tx.execute(sql`
    select from caso where (${CLAVE}) in (${distintas}) order by ${CLAVE} for update`)
  return refreshPrescripciones(tx, distintas)
}

export const findPrescripciones = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
): Promise<PrescripcionComputada[]> => {
  const { rows } = await db.execute<Record<string, unknown> & PrescripcionComputada>(sql`
    select p.tipo, p.imponible, p.recurso, p.alcance, to_json(p.dias) as dias, p.periodo,
      p.prescribe_segun_ordenanza as "segunOrdenanza", p.sin_acuse as "sinAcuse", p.supuesta
    from ${unnestCasos(claves)} join caso_prescripcion p
      on (p.tipo, p.imponible, p.recurso) = (k.tipo, k.imponible, k.recurso)`)
  return rows
}

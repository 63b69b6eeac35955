import { normalizarExpediente, TIPOS_FIJOS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'

const TIPOS = [TIPOS_FIJOS.radicacion, TIPOS_FIJOS.radicacionAnterior]

/**
 * Extracts the digits 1 to 9 of a court file number, in order. Zeros are left out, so that two spellings of one number
 * give the same digits.
 */
const digitosDe = (nroexpte: string): string => nroexpte.replace(/[^1-9]/g, '')

/**
 * Finds the properties or businesses with a court filing in force in the court file. Two spellings of a file number are
 * the same court file.
 *
 * @param salvo id of a legal action to ignore, or null
 */
export const findDelExpediente = async (
  db: Queryable,
  nroexpte: string,
  salvo: number | null,
): Promise<ClaveDeCaso[]> => {
  const buscado = normalizarExpediente(nroexpte)
  if (buscado === '') return []
  const { rows } = await db.execute<
    ClaveDeCaso & { nroexpte: string } & Record<string, unknown>
  >(sql`
    select distinct tipo, imponible, recurso, dato ->> 'nroexpte' as nroexpte from actuacion
    where vigente and tp_id = any(${sql.param(TIPOS)}::integer[]) and dato ->> 'nroexpte' <> ''
      and regexp_replace(dato ->> 'nroexpte', '[^1-9]', '', 'g') = ${digitosDe(nroexpte)}
      and ${salvo === null ? sql`true` : sql`id <> ${salvo}`}
    order by tipo, imponible, recurso`)
  return rows
    .filter((fila) => normalizarExpediente(fila.nroexpte) === buscado)
    .map(({ tipo, imponible, recurso }) => ({ tipo, imponible, recurso }))
}

export const lockExpediente = async (tx: Tx, nroexpte: string): Promise<void> => {
  const clave = `apremia.expediente.${normalizarExpediente(nroexpte)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${clave}, 0))`)
}

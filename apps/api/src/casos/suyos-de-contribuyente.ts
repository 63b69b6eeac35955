import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import type { ClaveDeCaso } from './clave-de-caso.ts'
import { esDelAbogado } from './es-del-abogado.ts'

/** Taxpayer whose page a person opens. */
export interface DeQuien {
  readonly numero: number
  /**
   * Code of the lawyer who opens the page of the taxpayer. The page then shows only the cases of that lawyer. With '',
   * it shows every property or business of the taxpayer.
   */
  readonly propio: string
}

const CASO = {
  ...{ tipo: sql`v.tipo`, imponible: sql`v.imponible`, recurso: sql`r.recurso` },
  abogado: sql`k.abogado`,
}

/**
 * Selects the properties or businesses of the taxpayer that the person may see, one row for each tax. Every part of the
 * taxpayer's page starts from this query, so that the page reveals nothing of other lawyers (T16).
 */
export const suyosDe = ({ numero, propio }: DeQuien): SQL => sql`
  select v.tipo, v.imponible, r.recurso, v.vinculo_desc as vinculo
  from vinculo v
  cross join lateral (
    select ir.recurso from imponible_recurso ir where (ir.tipo, ir.imponible) = (v.tipo, v.imponible)
    union select c.recurso from caso c where (c.tipo, c.imponible) = (v.tipo, v.imponible)) r
  left join caso k on (k.tipo, k.imponible, k.recurso) = (v.tipo, v.imponible, r.recurso)
  where v.nro_contrib = ${numero} and ${esDelAbogado(CASO, propio)}`

interface ColumnasDeClave {
  readonly tipo: SQL
  readonly imponible: SQL
  readonly recurso: SQL
}

export const esDelContribuyente = (
  { tipo, imponible, recurso }: ColumnasDeClave,
  quien: DeQuien,
): SQL =>
  sql`(${tipo}, ${imponible}, ${recurso}) in (select s.tipo, s.imponible, s.recurso from (${suyosDe(quien)}) s)`

export const findClavesDeContribuyente = async (
  db: Queryable,
  quien: DeQuien,
): Promise<ClaveDeCaso[]> => {
  const { rows } = await db.execute<ClaveDeCaso & Record<string, unknown>>(
    sql`select s.tipo, s.imponible, s.recurso from (${suyosDe(quien)}) s`,
  )
  return rows
}

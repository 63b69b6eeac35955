import {
  type DocumentosDePersona,
  groupPorImponible,
  type ImponibleConDeudores,
  type PeriodoDeConvenio,
  type Recurso,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { numerosDe } from '../padron/clave-imponible.ts'
import { OCUPANTE } from '../padron/vinculo-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * Finds the document numbers of the debtors of each property or business of an agreement. Reads only this database, so
 * a property or business that is not here gets no debtors.
 */
export const findDocumentosDeDeudores = async (
  db: Queryable,
  clase: Recurso['clase'],
  periodos: readonly PeriodoDeConvenio[],
): Promise<ImponibleConDeudores[]> => {
  const claves = groupPorImponible(periodos).flatMap(([primero]) => (primero ? [primero] : []))
  const { rows } = await db.execute<
    DocumentosDePersona & { imponible: number } & Record<string, unknown>
  >(sql`
    select v.imponible, coalesce(q.nro_doc, '') as dni, coalesce(q.cuit, '') as cuit
    from vinculo v join contribuyente q on q.nro_contrib = v.nro_contrib
    where v.tipo = ${clase === 'comercio' ? 'C' : 'I'} and v.imponible = any(${sql.param(numerosDe(claves))}::integer[])
      and v.vinculo_desc <> ${OCUPANTE}
    order by v.imponible, v.orden`)
  return claves.map(({ recurso, imponible }) => ({
    nombre: `${recurso} ${imponible}`,
    deudores: rows.filter((fila) => fila.imponible === Number(imponible)),
  }))
}

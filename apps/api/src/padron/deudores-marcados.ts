import type { DeudorConDocumento } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import { OCUPANTE } from './vinculo-table.ts'

/**
 * Debtor known to be dead or in insolvency proceedings, with the row of the workbook that is about the debtor's
 * property or business.
 */
export interface MarcadoDeFila extends DeudorConDocumento {
  readonly fila: number
  readonly numero: number
  readonly nota: string
}

/**
 * Finds the debtors who are dead or in insolvency proceedings, with one query for a whole workbook. Occupants are left
 * out, because they are not responsible for the debt (D99).
 */
export const findMarcados = async (
  db: Queryable,
  tipo: TipoImponible,
  filas: readonly { readonly fila: number; readonly imponible: string }[],
): Promise<readonly MarcadoDeFila[]> => {
  const buscadas = filas.flatMap(({ fila, imponible }) => {
    const numero = numeroDe(imponible)
    return numero === undefined ? [] : [{ fila, imponible: numero }]
  })
  if (buscadas.length === 0) return []
  const { rows } = await db.execute<MarcadoDeFila & Record<string, unknown>>(sql`
    select r.fila, q.nro_contrib as numero, q.apynom as nombre, q.marca, q.marca_desde::text as desde,
      q.marca_nota as nota, coalesce(q.nro_doc, '') as "nroDoc", coalesce(q.cuit, '') as cuit
    from jsonb_to_recordset(${JSON.stringify(buscadas)}::jsonb) as r(fila int, imponible int)
    join vinculo v on v.tipo = ${tipo} and v.imponible = r.imponible and v.vinculo_desc <> ${OCUPANTE}
    join contribuyente q on q.nro_contrib = v.nro_contrib and q.marca <> ''
    order by r.fila, v.orden`)
  return rows
}

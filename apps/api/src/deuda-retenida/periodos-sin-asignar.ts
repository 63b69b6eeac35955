import type { PeriodoDeTitulo } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Reclamada } from '../libros/leer-procesado.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'

export interface PeriodoSinAsignar extends PeriodoDeTitulo {
  readonly fila: number
}

/**
 * Finds the tax periods that a row of a workbook claims for a lawyer, but that are not assigned to that lawyer. Leaves
 * out a tax period that is not in the stored debt, because its lawyer is unknown.
 */
export const findSinAsignar = async (
  db: Queryable,
  tipo: TipoImponible,
  reclamadas: readonly Reclamada[],
): Promise<readonly PeriodoSinAsignar[]> => {
  const buscadas = reclamadas.flatMap(({ fila, imponible, recurso, abogado, periodos }) => {
    const numero = numeroDe(imponible)
    return numero === undefined || periodos.length === 0
      ? []
      : [{ fila, imponible: numero, recurso, abogado, periodos }]
  })
  if (buscadas.length === 0) return []
  const { rows } = await db.execute<PeriodoSinAsignar & Record<string, unknown>>(sql`
    select r.fila, d.anio, d.cuota
    from jsonb_to_recordset(${JSON.stringify(buscadas)}::jsonb)
      as r(fila int, imponible int, recurso text, abogado text, periodos int[])
    join deuda d on d.tipo = ${tipo} and d.imponible = r.imponible and d.recurso = r.recurso
      and d.anio * 1000 + d.cuota = any(r.periodos) and d.legal <> r.abogado
    order by r.fila, d.anio, d.cuota`)
  return rows
}

import type { Categoria, ErrorDeFila } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/open-db.ts'
import type { Reclamada } from './leer-procesado.ts'

/** A row of the workbook whose debt has a title in force already. */
export interface YaTitulada {
  readonly fila: number
  readonly numero: number
  readonly imponible: string
}

/**
 * Titles in force that claim a debt of the workbook already (decision D151), by row. One query for the whole
 * file.
 */
export const findYaTitulados = async (
  db: Queryable,
  categoria: Categoria,
  reclamadas: readonly Reclamada[],
): Promise<readonly YaTitulada[]> => {
  const { rows } = await db.execute<YaTitulada & Record<string, unknown>>(sql`
    select r.fila, t.numero, t.imponible
    from jsonb_to_recordset(${JSON.stringify(reclamadas)}::jsonb) as r(fila int, imponible text, recurso text, periodos int[])
    join titulo t on t.categoria = ${categoria} and t.imponible = r.imponible and t.recurso = r.recurso
      and t.anulado is null and t.periodos && r.periodos
    order by r.fila, t.numero`)
  return rows
}

export const erroresDeTituladas = (
  hoja: string,
  tituladas: readonly YaTitulada[],
): readonly ErrorDeFila[] =>
  tituladas.map(({ fila, numero, imponible }) => ({
    hoja,
    fila,
    columna: '',
    valor: imponible,
    regla: 'titulo.deuda-ya-titulada',
    mensaje: `La deuda de esta fila ya está en el título Nº ${numero}. Quite la fila, anule ese título o fuerce la generación.`,
  }))

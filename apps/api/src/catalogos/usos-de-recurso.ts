import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * Tables with items, debts, acts and papers that name a resource. Debts and plans belong to an item of the first table.
 */
export const TABLAS_CON_RECURSO = [
  'imponible_recurso',
  'caso',
  'actuacion',
  'titulo',
  'carta_imponible',
  'convenio_plan',
  'situacion_aprendida',
  'novedad_inmueble',
  'registro',
  'evaluacion_caso',
] as const

/** Whether anything names the resource. */
export const isRecursoEnUso = async (db: Queryable, codigo: string): Promise<boolean> => {
  const usos = TABLAS_CON_RECURSO.map(
    (tabla) => sql`exists (select from ${sql.identifier(tabla)} where recurso = ${codigo})`,
  )
  const { rows } = await db.execute<{ usado: boolean }>(
    sql`select ${sql.join(usos, sql` or `)} as usado`,
  )
  return rows[0]?.usado ?? false
}

import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * Tables with items, debts, actions and documents that name a resource. The debts and plans need no entry, because they
 * depend on an item of the first table.
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

/** Tells whether any row of these tables names the resource. */
export const isRecursoEnUso = async (db: Queryable, codigo: string): Promise<boolean> => {
  const usos = TABLAS_CON_RECURSO.map(
    (tabla) => sql`exists (select from ${sql.identifier(tabla)} where recurso = ${codigo})`,
  )
  const { rows } = await db.execute<{ usado: boolean }>(
    sql`select ${sql.join(usos, sql` or `)} as usado`,
  )
  return rows[0]?.usado ?? false
}

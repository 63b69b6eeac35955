import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * Tables whose rows make a tax (resource) count as used. The tables of debts and municipal plans need no entry, because
 * their rows depend on a row of `imponible_recurso`.
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

export const isRecursoEnUso = async (db: Queryable, codigo: string): Promise<boolean> => {
  const usos = TABLAS_CON_RECURSO.map(
    (tabla) => sql`exists (select from ${sql.identifier(tabla)} where recurso = ${codigo})`,
  )
  const { rows } = await db.execute<{ usado: boolean }>(
    sql`select ${sql.join(usos, sql` or `)} as usado`,
  )
  return rows[0]?.usado ?? false
}

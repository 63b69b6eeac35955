import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import type { ClaveDeCaso } from './clave-de-caso.ts'

/**
 * Finds the cases whose last legal action is of the given kind. Reads them from this database, because a municipality's
 * own service stores no legal actions.
 */
export const findEnEtapa = async (
  db: Queryable,
  tipo: ClaveDeCaso['tipo'],
  { etapa, grupo }: { readonly etapa: number; readonly grupo: number | null },
): Promise<ClaveDeCaso[]> => {
  const { rows } = await db.execute<Record<string, unknown> & ClaveDeCaso>(sql`
    select tipo, imponible, recurso from caso
    where tipo = ${tipo} and tp_id = ${etapa}::int and (${grupo}::int is null or gp_id = ${grupo}::int)`)
  return rows
}

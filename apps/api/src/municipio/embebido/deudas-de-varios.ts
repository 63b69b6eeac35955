import { CERO, type Centavos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { type ClaveImponible, claveDeImponible, numerosDe } from '../../padron/clave-imponible.ts'
import type { TipoImponible } from '../../platform/db/columnas.ts'
import type { Queryable } from '../../platform/db/queryable.ts'

/**
 * Sums the open debt of each property or business and tax in `claves`, in one query. With a lawyer, the sum has the
 * debt assigned to that lawyer and the debt assigned to nobody.
 */
export const sumDeudas = async (
  db: Queryable,
  tipo: TipoImponible,
  claves: readonly ClaveImponible[],
  abogado: string,
): Promise<Map<string, Centavos>> => {
  const { rows } = await db.execute<{ imponible: number; recurso: string; total: Centavos }>(sql`
    select d.imponible, d.recurso, sum(d.total)::bigint as total
    from deuda d
    where d.tipo = ${tipo} and d.imponible = any(${sql.param(numerosDe(claves))}::integer[])
      and d.estado <> 'CANCELADA'
      and ${abogado === '' ? sql`true` : sql`d.legal in ('', ${abogado})`}
    group by d.imponible, d.recurso`)
  const found = new Map<string, Centavos>(claves.map((clave) => [claveDeImponible(clave), CERO]))
  for (const { imponible, recurso, total } of rows) {
    const clave = claveDeImponible({ imponible: String(imponible), recurso })
    // The query filters only by number, so that it reads one range of the index. It may therefore return taxes that are
    // not in `claves`, which are ignored here.
    if (found.has(clave)) found.set(clave, total)
  }
  return found
}

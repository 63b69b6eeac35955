import { abogado } from '../abogados/abogado-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * Inactive lawyers are included, because an inactive lawyer keeps items (properties or businesses) until somebody
 * reassigns those items.
 */
export const findCodigosDeAbogados = async (db: Queryable): Promise<string[]> => {
  const filas = await db
    .select({ codigo: abogado.codexterno })
    .from(abogado)
    .orderBy(abogado.codexterno)
  return filas.map(({ codigo }) => codigo)
}

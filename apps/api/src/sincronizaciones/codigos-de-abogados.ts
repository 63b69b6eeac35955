import { abogado } from '../abogados/abogado-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * Returns the codes of all lawyers. Includes inactive lawyers, because their properties and businesses stay assigned to
 * them until somebody reassigns them.
 */
export const findCodigosDeAbogados = async (db: Queryable): Promise<string[]> => {
  const filas = await db
    .select({ codigo: abogado.codexterno })
    .from(abogado)
    .orderBy(abogado.codexterno)
  return filas.map(({ codigo }) => codigo)
}

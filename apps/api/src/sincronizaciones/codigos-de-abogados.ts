import { abogado } from '../abogados/abogado-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/** Lists every lawyer, also those who left: their items are theirs until somebody else has them. */
export const findCodigosDeAbogados = async (db: Queryable): Promise<string[]> => {
  const filas = await db
    .select({ codigo: abogado.codexterno })
    .from(abogado)
    .orderBy(abogado.codexterno)
  return filas.map(({ codigo }) => codigo)
}

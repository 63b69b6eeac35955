import { eq } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

export const findInscriptos = async (db: Queryable): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ codexterno: abogado.codexterno })
    .from(abogado)
    .where(eq(abogado.inscripto, true))
  return new Set(rows.map(({ codexterno }) => codexterno))
}

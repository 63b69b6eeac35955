import { type Fecha, parseFecha } from '@apremia/core'
import { and, desc, eq, lte } from 'drizzle-orm'
import { parametro } from '../parametros/parametro-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * The day the stored amounts were calculated at: what a title must say in 'líquido al' (decision D153). Today
 * when the registry does not tell.
 */
export const findLiquidadoAl = async (db: Queryable, hoy: Fecha): Promise<Fecha> => {
  const [row] = await db
    .select({ valor: parametro.valor })
    .from(parametro)
    .where(and(eq(parametro.clave, 'registro.liquidadoAl'), lte(parametro.vigenteDesde, hoy)))
    .orderBy(desc(parametro.vigenteDesde))
    .limit(1)
  return parseFecha(row?.valor ?? '') ?? hoy
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import { encargosDe } from '../exportaciones/encargos-de.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { datosPersonales } from './datos-personales-table.ts'

export const PEDIDOS_DE_DATOS = encargosDe(datosPersonales)

export const hasPedidoEnCurso = async (
  db: Queryable,
  { deDni, deCuit }: Pick<typeof datosPersonales.$inferSelect, 'deDni' | 'deCuit'>,
): Promise<boolean> => {
  const rows = await db
    .select({ id: datosPersonales.id })
    .from(datosPersonales)
    .innerJoin(trabajo, eq(trabajo.id, datosPersonales.trabajo))
    .where(
      and(
        eq(datosPersonales.deDni, deDni),
        eq(datosPersonales.deCuit, deCuit),
        isNull(datosPersonales.terminada),
        sql`${trabajo.estado} in ('pendiente', 'en-curso')`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

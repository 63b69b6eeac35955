import { and, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { trabajo } from './trabajo-table.ts'

/**
 * Finds, among the jobs that match `deCuales`, a job that makes a new job unnecessary: it ended well, or it is waiting
 * or running without a request to cancel.
 */
export const findTrabajoQueSirve = async (
  tx: Tx,
  deCuales: SQL | undefined,
): Promise<typeof trabajo.$inferSelect | undefined> => {
  const [sirve] = await tx
    .select()
    .from(trabajo)
    .where(
      and(
        deCuales,
        sql`(${trabajo.estado} = 'terminado'
          or (${trabajo.estado} in ('pendiente', 'en-curso') and not ${trabajo.cancelar}))`,
      ),
    )
    .limit(1)
  return sirve
}

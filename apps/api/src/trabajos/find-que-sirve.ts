import { and, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { trabajo } from './trabajo-table.ts'

/**
 * Finds a job whose result can be used, so that no new job is needed. The job has ended well, or it is waiting or
 * running and nobody asked to cancel it.
 *
 * @param deCuales condition that the job must meet
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

import { and, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { trabajo } from './trabajo-table.ts'

/**
 * Finds, among the jobs that match `deCuales`, a job whose result can be used, so that no new job is needed. The job
 * has ended well, or it is waiting or running and nobody has asked to cancel it.
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

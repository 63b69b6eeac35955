import { textos } from '@apremia/core'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'

/**
 * Makes verifications of the stored case summaries run one at a time, because each one reads all the cases. A
 * simultaneous request waits until the transaction ends.
 *
 * @throws AppError 409 when a verification is under way, or was cancelled and has not stopped yet
 */
export const lockVerificacion = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('apremia.verificar-casos'))`)
  const [otra] = await tx
    .select({ id: trabajo.id })
    .from(trabajo)
    .where(
      and(eq(trabajo.tipo, 'verificar-casos'), inArray(trabajo.estado, ['pendiente', 'en-curso'])),
    )
    .limit(1)
  if (otra !== undefined)
    throw new AppError(409, 'verificacion-en-curso', textos.casos.verificacionEnCurso)
}

import { textos } from '@apremia/core'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'

/**
 * Lets one verification of the cases run at a time, whoever asks for it: each reads the whole municipality. Another
 * request at the same moment waits here until the transaction ends. A verification that was told to stop counts until
 * it has stopped.
 *
 * @throws AppError 409 when there is one under way
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

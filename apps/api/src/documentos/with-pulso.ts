import { sql } from 'drizzle-orm'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Deposito } from './deposito.ts'

/**
 * Milliseconds between two statements that a waiting transaction sends to stay alive. When a transaction sends no
 * statement for longer, PostgreSQL assumes that its process is suspended and ends the transaction.
 */
const CADA_MS = 1_000

/**
 * Runs work on the file storage inside a transaction that locks its documents. A storage on another machine may be
 * slow. A statement is therefore sent now and then, because PostgreSQL ends an idle transaction and releases its locks.
 */
export const withPulso = async <T>(
  tx: Tx,
  { lejano }: Pick<Deposito, 'lejano'>,
  work: () => Promise<T>,
): Promise<T> => {
  if (!lejano) return work()
  await allowLong(tx)
  let pulso: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // An error of the statement that keeps the transaction alive is ignored. If the connection is lost, the next
    // statement of the transaction reports it.
    pulso = pulso.then(() => tx.execute(sql`select 1`)).catch(() => undefined)
  }, CADA_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await pulso
  }
}

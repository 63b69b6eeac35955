import { sql } from 'drizzle-orm'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Deposito } from './deposito.ts'

/**
 * Milliseconds between two statements. PostgreSQL takes the process of a transaction that is quiet for longer for a
 * suspended process.
 */
const CADA_MS = 1_000

/**
 * Runs work on a store of bytes inside a transaction that holds the locks of its documents. A store on another machine
 * may take long, so the transaction sends a statement now and then to keep its locks.
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
    // The next statement of the transaction reports a lost connection.
    pulso = pulso.then(() => tx.execute(sql`select 1`)).catch(() => undefined)
  }, CADA_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await pulso
  }
}

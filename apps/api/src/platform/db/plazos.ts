import { sql } from 'drizzle-orm'
import type { Tx } from './queryable.ts'

/** Time limits of a PostgreSQL session, in milliseconds. The server interrupts a session that exceeds a limit. */
export interface Plazos {
  /**
   * Maximum pause between two statements of a transaction. A longer pause means that the process of the transaction is
   * suspended or gone.
   */
  readonly quieta: number
  readonly candado: number
  readonly sentencia: number
}

/**
 * Time limits of normal calls, in milliseconds. PostgreSQL frees the locks of a suspended process after `quieta`. A
 * transaction waits longer than that for a lock (`candado`), so it still gets the lock. Both limits are shorter than
 * the five seconds in which a write must be answered (R25).
 */
export const PLAZOS: Plazos = { quieta: 3_500, candado: 4_500, sentencia: 60_000 }

/** Time limits of loads (data imports), batches and recomputations, which run for minutes and wait for each other. */
export const LARGOS: Plazos = { quieta: 15_000, candado: 120_000, sentencia: 1_800_000 }

/**
 * Maximum idle milliseconds of a transaction that has locked the last row of the audit history or a counter of document
 * numbers. A short limit is enough, because only SQL statements follow until the commit.
 */
export const QUIETA_AL_CONFIRMAR_MS = 3_000

export const toSettings = ({ quieta, candado, sentencia }: Plazos): string =>
  `set idle_in_transaction_session_timeout = ${quieta}; set lock_timeout = ${candado}; set statement_timeout = ${sentencia}`

const vigiladas = new WeakSet<Tx>()

/**
 * Notes that a transaction has time limits, so that `allowLong` can raise them. Transactions of the embedded database
 * are not noted, because that database has no time limits.
 */
export const watchTx = (tx: Tx): void => {
  vigiladas.add(tx)
}

/**
 * Raises the time limits of the transaction for work that takes minutes ({@link LARGOS}). Call this function before
 * that work begins.
 */
export const allowLong = async (tx: Tx): Promise<void> => {
  if (!vigiladas.has(tx)) return
  const { quieta, candado, sentencia } = LARGOS
  await tx.execute(sql`
    select set_config('idle_in_transaction_session_timeout', ${String(quieta)}, true),
      set_config('lock_timeout', ${String(candado)}, true),
      set_config('statement_timeout', ${String(sentencia)}, true)`)
}

/**
 * Shortens the maximum pause between statements until the commit. PostgreSQL then soon ends the transaction of a
 * suspended process. Call this function before locking the rows that every write needs.
 */
export const shortenToCommit = async (tx: Tx): Promise<void> => {
  if (!vigiladas.has(tx)) return
  await tx.execute(
    sql`select set_config('idle_in_transaction_session_timeout', ${String(QUIETA_AL_CONFIRMAR_MS)}, true)`,
  )
}

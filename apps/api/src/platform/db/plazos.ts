import { sql } from 'drizzle-orm'
import type { Tx } from './queryable.ts'

/** Milliseconds that a session of PostgreSQL may take before the server interrupts it. */
export interface Plazos {
  /** Pause in a transaction without statements: its process was stopped, or is gone without a word. */
  readonly quieta: number
  /** Wait for a row or a lock that somebody else holds. */
  readonly candado: number
  readonly sentencia: number
}

/**
 * PostgreSQL frees the locks of a stopped process before the processes that wait for them give up. Both happen within
 * the five seconds in which a write has to be answered (R25).
 */
export const PLAZOS: Plazos = { quieta: 3_500, candado: 4_500, sentencia: 60_000 }

/** Loads, lots and recomputations: they work for minutes, and wait for each other. */
export const LARGOS: Plazos = { quieta: 15_000, candado: 120_000, sentencia: 1_800_000 }

/**
 * Longest pause, in milliseconds, between taking the head of the history, or the counter of titles or letters, and the
 * commit. Only statements happen there.
 */
export const QUIETA_AL_CONFIRMAR_MS = 3_000

export const toSettings = ({ quieta, candado, sentencia }: Plazos): string =>
  `set idle_in_transaction_session_timeout = ${quieta}; set lock_timeout = ${candado}; set statement_timeout = ${sentencia}`

const vigiladas = new WeakSet<Tx>()

/**
 * Notes that a transaction belongs to a session with deadlines. The embedded database has one session, without
 * deadlines.
 */
export const watchTx = (tx: Tx): void => {
  vigiladas.add(tx)
}

/** Gives the transaction the deadlines of long work. Call it first in the transaction. */
export const allowLong = async (tx: Tx): Promise<void> => {
  if (!vigiladas.has(tx)) return
  const { quieta, candado, sentencia } = LARGOS
  await tx.execute(sql`
    select set_config('idle_in_transaction_session_timeout', ${String(quieta)}, true),
      set_config('lock_timeout', ${String(candado)}, true),
      set_config('statement_timeout', ${String(sentencia)}, true)`)
}

/**
 * Shortens the deadline until the commit, so that the transaction ends soon when its process stops. Call it before
 * locking what everybody waits for.
 */
export const shortenToCommit = async (tx: Tx): Promise<void> => {
  if (!vigiladas.has(tx)) return
  await tx.execute(
    sql`select set_config('idle_in_transaction_session_timeout', ${String(QUIETA_AL_CONFIRMAR_MS)}, true)`,
  )
}

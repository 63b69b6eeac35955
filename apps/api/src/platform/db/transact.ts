import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { causesOf, isDatabaseDown, isTransient } from './outage.ts'
import { shortenToCommit, watchTx } from './plazos.ts'
import type { Db, Tx } from './queryable.ts'

/** Error of a connection that was lost during the commit. Nobody knows whether the commit happened. */
export class CommitSinRespuesta extends Error {
  override readonly name = 'CommitSinRespuesta'
}

const commits = new AsyncLocalStorage<{ done: boolean }>()

/**
 * Runs work that commits transactions. When the database fails during or after a commit, nobody knows whether all the
 * work was saved.
 *
 * @param uncertain creates the error for such a failure. This error replaces the database's own error
 */
export const watchCommits = async <T>(
  work: () => Promise<T>,
  uncertain: (cause: unknown) => Error,
): Promise<T> => {
  const state = { done: false }
  try {
    return await commits.run(state, work)
  } catch (error) {
    const unknown = error instanceof CommitSinRespuesta || (state.done && isTransient(error))
    throw unknown ? uncertain(error) : error
  }
}

/**
 * Checks the first number that a transaction gives to an executive title, letter or agreement. Compares it with the
 * last numbers recorded outside the database, and throws an error when the number was already issued.
 */
export type CheckNumero = (serie: 'titulos' | 'cartas' | 'convenios', primero: number) => void

export interface Anotacion {
  /**
   * Reads the last document numbers recorded outside the database, and returns the function that checks a new number
   * against them. Call `watch` before the transaction takes its numbers, because another transaction may record greater
   * numbers afterwards.
   */
  readonly watch: () => Promise<CheckNumero>
  /**
   * Records the issued document numbers outside the database, after the commit and before the caller of the transaction
   * continues.
   */
  readonly note: () => Promise<void>
}

export const SIN_ANOTACION: Anotacion = {
  watch: async () => () => undefined,
  note: async () => undefined,
}

const anotaciones = new WeakMap<Tx, () => Anotacion>()
const numbering = new WeakSet<Tx>()

/**
 * Prepares a transaction that numbers executive titles, letters or agreements. Call before numbers are taken, and pass
 * the first number to the returned function. The returned function throws when the number was already issued, because
 * an older copy of the database was restored (R30).
 */
export const markNumeros = async (tx: Tx): Promise<CheckNumero> => {
  numbering.add(tx)
  const { watch } = anotaciones.get(tx)?.() ?? SIN_ANOTACION
  return watch()
}

interface Conexiones {
  readonly escrituras: Pool
  readonly lecturas: Pool
  readonly plazos: boolean
}

const finales = new WeakMap<Tx, (() => Promise<void>)[]>()

/**
 * Runs `work` at the end of the transaction, just before the commit. The locks that `work` takes then last only a
 * moment. In a transaction opened with the driver and not with `db.transaction`, runs `work` at once.
 */
export const atCommit = async (tx: Tx, work: () => Promise<void>): Promise<void> => {
  const pending = finales.get(tx)
  if (pending === undefined) await work()
  else pending.push(work)
}

const runFinales = async (tx: Tx, pending: readonly (() => Promise<void>)[]): Promise<void> => {
  if (pending.length === 0) return
  await shortenToCommit(tx)
  for (const work of pending) await work()
}

/**
 * True for the error of a statement that the driver did not send to the database, because the driver already knew that
 * the connection was lost.
 */
const wasNotSent = (error: unknown): boolean => {
  for (const { message } of causesOf(error)) if (message.includes('not queryable')) return true
  return false
}

/**
 * Replaces the driver's transactions, which have two defects when a connection is lost. A transaction that cannot begin
 * leaks its connection. The error of the rollback hides the original error.
 *
 * @param escrituras connections for transactions that write. Read-only transactions use `lecturas`
 */
const createRun =
  ({ escrituras, lecturas, plazos }: Conexiones): Db['transaction'] =>
  async (work, config) => {
    const pool = config?.accessMode === 'read only' ? lecturas : escrituras
    const client = await pool.connect()
    let failure: { readonly error: unknown } | undefined
    let committing = false
    let lost = false
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        const pending: (() => Promise<void>)[] = []
        finales.set(tx, pending)
        if (plazos) watchTx(tx)
        try {
          const value = await work(tx)
          await runFinales(tx, pending)
          committing = true
          return value
        } catch (error) {
          failure = { error }
          throw error
        }
      }, config)
      const state = commits.getStore()
      if (state) state.done = true
      return result
    } catch (error) {
      lost = isDatabaseDown(error) || isDatabaseDown(failure?.error)
      if (failure) throw failure.error
      if (committing && lost && !wasNotSent(error))
        throw new CommitSinRespuesta('commit', { cause: error })
      throw error
    } finally {
      client.release(lost)
    }
  }

export const createTransaction = (
  conexiones: Conexiones,
  anotacion: () => Anotacion,
): Db['transaction'] => {
  const run = createRun(conexiones)
  return async (work, config) => {
    let numbered = false
    const result = await run(async (tx) => {
      anotaciones.set(tx, anotacion)
      const value = await work(tx)
      numbered = numbering.has(tx)
      return value
    }, config)
    if (numbered) await anotacion().note()
    return result
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { causesOf, isDatabaseDown, isTransient } from './outage.ts'
import { shortenToCommit, watchTx } from './plazos.ts'
import type { Db, Tx } from './queryable.ts'

/** Error: the connection was lost during the commit, which may or may not have been done. */
export class CommitSinRespuesta extends Error {
  override readonly name = 'CommitSinRespuesta'
}

const commits = new AsyncLocalStorage<{ done: boolean }>()

/**
 * Runs a call that changes something. A failure that leaves it unknown whether the change was made (a commit
 * without an answer, or a database or disk failure after one) is thrown as `uncertain`.
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

/** Refuses a number that was already given, according to the notes outside the database. */
export type CheckNumero = (serie: 'titulos' | 'cartas' | 'convenios', primero: number) => void

/** Notes outside the database about the numbers given. */
export interface Anotacion {
  /** Reads the notes. Runs before the numbers are taken, because notes written later by others are greater. */
  readonly watch: () => Promise<CheckNumero>
  /** Runs after the commit of a transaction that gave numbers, before its caller goes on. */
  readonly note: () => Promise<void>
}

export const SIN_ANOTACION: Anotacion = {
  watch: async () => () => undefined,
  note: async () => undefined,
}

const anotaciones = new WeakMap<Tx, () => Anotacion>()
const numbering = new WeakSet<Tx>()

/**
 * Marks a transaction that gives numbers: once committed, they are noted outside the database (R30). Call this before
 * taking them, and the returned check with the first one taken. A copy restored under a running process then gives no
 * number again.
 */
export const markNumeros = async (tx: Tx): Promise<CheckNumero> => {
  numbering.add(tx)
  const { watch } = anotaciones.get(tx)?.() ?? SIN_ANOTACION
  return watch()
}

interface Conexiones {
  readonly escrituras: Pool
  readonly lecturas: Pool
  /** Whether the sessions of these connections have deadlines. */
  readonly plazos: boolean
}

const finales = new WeakMap<Tx, (() => Promise<void>)[]>()

/**
 * Leaves work to the end of the transaction, so that its locks are held only during the commit. In a transaction of the
 * driver itself the work is done at once.
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

/** The driver knew that the connection was lost, and sent nothing. */
const wasNotSent = (error: unknown): boolean => {
  for (const { message } of causesOf(error)) if (message.includes('not queryable')) return true
  return false
}

/**
 * Replaces the driver's transactions. When a connection is lost, the driver's own leak it if they could not begin, and
 * hide the real error behind the failure of the rollback.
 *
 * @param escrituras connections of transactions that write; those that only read take one of `lecturas`
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

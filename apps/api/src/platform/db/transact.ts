import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { isDatabaseDown, isTransient } from './outage.ts'
import type { Db } from './queryable.ts'

/** The answer to a commit never came: it may have been done or not. */
export class CommitSinRespuesta extends Error {
  override readonly name = 'CommitSinRespuesta'
}

const commits = new AsyncLocalStorage<{ done: boolean }>()

/**
 * Runs a call that changes something, and tells a failure of the database or the disk that leaves it unknown
 * whether the change was made: the commit without an answer, and whatever fails after a commit.
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
 * Transactions that survive the loss of their connection. The driver's own lose the connection that could not
 * begin, and tell the failure of the rollback in place of what went wrong.
 */
export const createTransaction =
  (pool: Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    let failure: { readonly error: unknown } | undefined
    let committing = false
    let lost = false
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        try {
          const value = await work(tx)
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
      if (committing && lost) throw new CommitSinRespuesta('commit', { cause: error })
      throw error
    } finally {
      client.release(lost)
    }
  }

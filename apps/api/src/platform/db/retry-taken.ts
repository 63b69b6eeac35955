import { causesOf } from './outage.ts'

const isKeyTaken = (error: unknown): boolean => {
  for (const { code } of causesOf(error)) if (code === '23505') return true
  return false
}

/**
 * Runs a transaction that checks whether a key is free and then writes the key. When a concurrent transaction takes the
 * key in between, runs the transaction again, so that its check finds the key taken and gives the proper message.
 */
export const retryTaken = async <T>(transaction: () => Promise<T>): Promise<T> => {
  try {
    return await transaction()
  } catch (error) {
    if (!isKeyTaken(error)) throw error
    return transaction()
  }
}

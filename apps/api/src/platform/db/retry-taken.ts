import { causesOf } from './outage.ts'

const isKeyTaken = (error: unknown): boolean => {
  for (const { code } of causesOf(error)) if (code === '23505') return true
  return false
}

/**
 * Runs a transaction that checks whether a key is free before writing it. Runs the transaction again when a concurrent
 * transaction took the key in between. The second run then finds the key taken and answers with the proper message.
 */
export const retryTaken = async <T>(transaction: () => Promise<T>): Promise<T> => {
  try {
    return await transaction()
  } catch (error) {
    if (!isKeyTaken(error)) throw error
    return transaction()
  }
}

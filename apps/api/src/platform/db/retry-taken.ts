import { causesOf } from './outage.ts'

const isKeyTaken = (error: unknown): boolean => {
  for (const { code } of causesOf(error)) if (code === '23505') return true
  return false
}

/**
 * Runs a transaction that checks whether a key is free and then writes a row with the key. Another transaction may take
 * the key in between. The transaction then runs again, and its check gives the proper error message.
 */
export const retryTaken = async <T>(transaction: () => Promise<T>): Promise<T> => {
  try {
    return await transaction()
  } catch (error) {
    if (!isKeyTaken(error)) throw error
    return transaction()
  }
}

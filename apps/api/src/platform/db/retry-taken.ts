import { causesOf } from './outage.ts'

const isKeyTaken = (error: unknown): boolean => {
  for (const { code } of causesOf(error)) if (code === '23505') return true
  return false
}

/**
 * Runs a transaction that checks whether a key is free before writing it. Runs it again when somebody took the key in
 * between: the second check finds the key taken, and answers in words.
 */
export const retryTaken = async <T>(transaction: () => Promise<T>): Promise<T> => {
  try {
    return await transaction()
  } catch (error) {
    if (!isKeyTaken(error)) throw error
    return transaction()
  }
}

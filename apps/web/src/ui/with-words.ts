import type { Failure } from '../api/failure.ts'

/** The server's reason for a refusal; of a failure of its own, the words S1 §8 has for it. */
export const withWords = (failure: Failure, palabras: string): Failure =>
  failure.status === 0 || failure.status >= 500 ? { ...failure, message: palabras } : failure

/** Whatever the server said; when no answer came, the words S1 §8 has for it. */
export const orWords = (failure: Failure, palabras: string): Failure =>
  failure.status === 0 ? { ...failure, message: palabras } : failure

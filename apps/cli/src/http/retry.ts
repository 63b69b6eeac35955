import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from '../terminal/failure.ts'

/** Error codes of a connection that never opened. The server cannot have received the request. */
const SIN_ENVIAR = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

export const neverSent = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && SIN_ENVIAR.has(String(cause.code))) return true
  }
  return false
}

export interface RetryPolicy {
  /** True when the operation may be done twice without harm. */
  readonly safe: boolean
  readonly attempts: number
  readonly signal: AbortSignal
  readonly onRetry: (attempt: number, seconds: number) => void
}

/**
 * Returns the pause before a retry in milliseconds: 500, 1000, 2000, up to 8000. Up to a quarter is added at random, so
 * that many clients do not retry at once.
 */
export const backoff = (attempt: number, random: number): number =>
  Math.min(500 * 2 ** attempt, 8000) * (1 + random / 4)

export const withRetry = async <T>(
  run: () => Promise<T>,
  options: Omit<RetryPolicy, 'safe'>,
): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isUnavailable(error) || attempt >= options.attempts || options.signal.aborted)
        throw error
      const delay = backoff(attempt, Math.random())
      options.onRetry(attempt + 1, delay / 1000)
      await sleep(delay, undefined, { signal: options.signal })
    }
  }
}

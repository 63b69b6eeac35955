import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from '../terminal/failure.ts'

/** Codes of a connection that never opened: the server cannot have seen the call. */
const SIN_ENVIAR = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether the request never reached the server, from the chain of causes. */
export const neverSent = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && SIN_ENVIAR.has(String(cause.code))) return true
  }
  return false
}

/** Conditions for repeating an operation, and the function that reports each repetition. */
export interface RetryPolicy {
  /** Whether repeating the operation has the effect of doing it once. */
  readonly safe: boolean
  readonly attempts: number
  readonly signal: AbortSignal
  readonly onRetry: (attempt: number, seconds: number) => void
}

/** 0,5 s, 1 s, 2 s, 4 s, 8 s …, with up to a quarter more so that many do not come back at once. */
export const backoff = (attempt: number, random: number): number =>
  Math.min(500 * 2 ** attempt, 8000) * (1 + random / 4)

/** Tries a whole work again, of one call or more, only while the service is unavailable (ux 34). */
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

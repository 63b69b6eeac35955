import { setTimeout as sleep } from 'node:timers/promises'
import { type Dispatcher, EnvHttpProxyAgent, interceptors } from 'undici'
import { isPassing } from '../terminal/failure.ts'
import { backoff, neverSent, type RetryPolicy } from './retry.ts'

/** Milliseconds to open a connection. */
const CONEXION = 10_000
/** More than any command has under way at once. */
const CONEXIONES = 8
/** Same limit as in browsers. */
const REDIRECCIONES = 20

/** Returns NO_PROXY with this machine added, which is never asked through the office's proxy. */
const noProxyOf = ({ no_proxy, NO_PROXY }: NodeJS.ProcessEnv): string => {
  const given = no_proxy ?? NO_PROXY ?? ''
  return given === '*' ? given : `${given},localhost,127.0.0.1,[::1]`
}

/** A connection that failed, or a status that says "not now". */
const isUnanswered = (error: Error & { readonly statusCode?: number }): boolean =>
  isPassing(error.statusCode ?? 0)

let pool: Dispatcher | undefined

/** Returns the only pool of the run, which goes through the office's proxy (HTTPS_PROXY, HTTP_PROXY, NO_PROXY). */
const thePool = (): Dispatcher => {
  pool ??= new EnvHttpProxyAgent({
    connections: CONEXIONES,
    connect: { timeout: CONEXION },
    // A stream of events may rightly say nothing for long: its reader measures the time.
    bodyTimeout: 0,
    noProxy: noProxyOf(process.env),
  })
  return pool
}

/**
 * Makes a call, again while the service is unavailable and it is safe to (ux 34), and answers with the last
 * answer whatever its status.
 * @throws the failure of the connection, as undici has it
 */
export const callPool = async (
  options: Dispatcher.RequestOptions,
  { safe, attempts, signal, onRetry }: RetryPolicy,
): Promise<Dispatcher.ResponseData> => {
  let begun = false
  const retry = interceptors.retry({
    throwOnError: false,
    retry: (error, { state: { counter } }, done) => {
      // An answer that has begun to arrive is not resumed: its two halves could be of two answers.
      const again = !begun && isUnanswered(error) && (safe || neverSent(error))
      if (!again || counter > attempts || signal.aborted) return done(error)
      const delay = backoff(counter - 1, Math.random())
      onRetry(counter, delay / 1000)
      sleep(delay, undefined, { signal }).then(
        () => done(null),
        () => done(error),
      )
      return undefined
    },
  })
  const redirect = interceptors.redirect({ maxRedirections: REDIRECCIONES })
  const answer = await thePool().compose(retry, redirect).request(options)
  begun = true
  return answer
}

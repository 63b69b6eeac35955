import { setTimeout as sleep } from 'node:timers/promises'
import { type Dispatcher, EnvHttpProxyAgent, interceptors } from 'undici'
import { isPassing } from '../terminal/failure.ts'
import { backoff, neverSent, type RetryPolicy } from './retry.ts'

const CONEXION = 10_000
/** Maximum number of connections of the pool. No command has more concurrent requests. */
const CONEXIONES = 8
/** Maximum number of redirects to follow, the same as in browsers. */
const REDIRECCIONES = 20

/** Returns NO_PROXY together with the local host, because local requests must not go through the proxy. */
const noProxyOf = ({ no_proxy, NO_PROXY }: NodeJS.ProcessEnv): string => {
  const given = no_proxy ?? NO_PROXY ?? ''
  return given === '*' ? given : `${given},localhost,127.0.0.1,[::1]`
}

const isUnanswered = (error: Error & { readonly statusCode?: number }): boolean =>
  isPassing(error.statusCode ?? 0)

let pool: Dispatcher | undefined

const thePool = (): Dispatcher => {
  pool ??= new EnvHttpProxyAgent({
    connections: CONEXIONES,
    connect: { timeout: CONEXION },
    // The body of a response has no time limit, because a stream of events may send nothing for a long time. The code
    // that reads the stream has its own limit.
    bodyTimeout: 0,
    noProxy: noProxyOf(process.env),
  })
  return pool
}

/**
 * Sends a request. While the server is unavailable, repeats the request if a repetition is safe (ux 34). Returns the
 * last answer, whatever its status.
 *
 * @throws error of undici when the connection fails
 */
export const callPool = async (
  options: Dispatcher.RequestOptions,
  { safe, attempts, signal, onRetry }: RetryPolicy,
): Promise<Dispatcher.ResponseData> => {
  let begun = false
  const retry = interceptors.retry({
    throwOnError: false,
    retry: (error, { state: { counter } }, done) => {
      // After the first byte of a response there is no retry, because the rest could come from a different response.
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

import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { servicioDeteniendose } from './app-error.ts'

/**
 * A server that is being stopped ends when no new request comes for this number of milliseconds. Until then, it answers
 * the requests that were already on their way.
 */
const QUIET_MS = 500
/** Maximum milliseconds that a server that is being stopped waits for a pause of `QUIET_MS` without new requests. */
const LONGEST_QUIET_MS = 2_000

/**
 * Adds the function `drain`, which stops the server without cutting a call (R12). Running calls get their answer. New
 * calls get an answer that tells the client to come back later.
 */
export const installDrain = (app: FastifyInstance): void => {
  const underway = new Set<ServerResponse>()
  let draining = false
  let lastArrival = 0
  let whenEmpty: () => void = () => undefined

  app.addHook('onRequest', async (_request, { raw }) => {
    if (draining) {
      lastArrival = performance.now()
      raw.shouldKeepAlive = false
      throw servicioDeteniendose()
    }
    underway.add(raw)
    raw.once('close', () => {
      underway.delete(raw)
      if (draining && underway.size === 0) whenEmpty()
    })
  })

  app.decorate('drain', async (limitMs: number) => {
    draining = true
    for (const response of underway) response.shouldKeepAlive = false
    const limit = new AbortController()
    const ended = new Promise<void>((resolve) => {
      whenEmpty = resolve
      if (underway.size === 0) resolve()
    })
    await Promise.race([ended, wait(limitMs, undefined, limit).catch(() => undefined)])
    limit.abort()
    lastArrival = performance.now()
    const last = lastArrival + LONGEST_QUIET_MS
    for (let now = lastArrival; now < last; now = performance.now()) {
      const quiet = now - lastArrival
      if (quiet >= QUIET_MS) return
      await wait(QUIET_MS - quiet)
    }
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: (limitMs: number) => Promise<void>
  }
}

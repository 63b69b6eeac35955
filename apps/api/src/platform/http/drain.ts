import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { servicioDeteniendose } from './app-error.ts'

/**
 * Quiet time, in milliseconds, before the server goes. Requests that are on their way when the last answer leaves still
 * get an answer. A connection promised to be kept stays open until then: its next request may be on the wire.
 */
const QUIET_MS = 500
/** Longest wait, in milliseconds, however many go on asking. */
const LONGEST_QUIET_MS = 2_000

/**
 * Lets the server end without cutting anybody (R12). After `drain`, calls under way are answered and their connections
 * closed, and new calls are told to come back.
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
    /** Answers the calls under way, for at most this long. Calls that come meanwhile get a 503. */
    drain: (limitMs: number) => Promise<void>
  }
}

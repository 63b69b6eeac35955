import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** What is on its way to us when the last answer leaves gets its answer, too. */
const GRACE_MS = 300

export const servicioDeteniendose = (): AppError =>
  new AppError(
    503,
    'servicio-deteniendose',
    'El servicio se está reiniciando. Intente nuevamente en unos segundos.',
  )

/**
 * Lets the server end without cutting anybody (R12). From `drain` on, what is under way is answered and its
 * connection closed, and what is new is told to come back.
 */
export const installDrain = (app: FastifyInstance): void => {
  const underway = new Set<ServerResponse>()
  let draining = false
  let whenEmpty: () => void = () => undefined

  app.addHook('onRequest', async (_request, { raw }) => {
    if (draining) {
      raw.shouldKeepAlive = false
      throw servicioDeteniendose()
    }
    underway.add(raw)
    raw.once('close', () => {
      underway.delete(raw)
      if (!draining) return
      // Its answer had promised to keep the connection.
      setImmediate(() => app.server.closeIdleConnections())
      if (underway.size === 0) whenEmpty()
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
    await wait(GRACE_MS)
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers what is under way, at most for this long; what comes meanwhile is refused with 503. */
    drain: (limitMs: number) => Promise<void>
  }
}

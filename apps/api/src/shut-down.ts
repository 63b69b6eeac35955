import type { FastifyInstance } from 'fastify'
import type { OpenDb } from './platform/db/open-db.ts'
import type { Services } from './platform/services.ts'

/**
 * Milliseconds that the running calls have to finish when the server stops. Supervisors give a process ten seconds
 * before they kill it (R12).
 */
const DRAIN_MS = 6_000
/**
 * Milliseconds that the clients have to receive the rest of their answers when the server stops. Then their connections
 * are closed.
 */
const LEAVE_MS = 1_000

export const shutDown = async ({
  app,
  services,
  open,
}: {
  readonly app: FastifyInstance
  readonly services: Pick<Services, 'trabajos' | 'cartero'>
  readonly open: Pick<OpenDb, 'close'>
}): Promise<void> => {
  await Promise.all([services.trabajos.stop(), services.cartero?.stop(), app.drain(DRAIN_MS)])
  const force = setTimeout(() => app.server.closeAllConnections(), LEAVE_MS)
  await app.close()
  clearTimeout(force)
  await open.close()
}

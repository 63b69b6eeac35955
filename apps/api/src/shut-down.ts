import type { FastifyInstance } from 'fastify'
import type { OpenDb } from './platform/db/open-db.ts'
import type { Services } from './platform/services.ts'

/** Milliseconds for the running calls to finish. Supervisors give ten seconds before they kill the process (R12). */
const DRAIN_MS = 6_000
/** Milliseconds for the clients to receive the rest of their answers. Then the connections are closed. */
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

import type { FastifyInstance } from 'fastify'
import type { OpenDb } from './platform/db/open-db.ts'
import type { Services } from './platform/services.ts'

/** Ten seconds are what supervisors give before they kill (R12). */
const DRAIN_MS = 6_000
/** Milliseconds for the answers that are already written to leave. */
const LEAVE_MS = 1_000

/** Stops the server. Jobs go back to the queue, calls under way are answered, and the database closes last. */
export const shutDown = async ({
  app,
  services,
  open,
}: {
  readonly app: FastifyInstance
  readonly services: Pick<Services, 'trabajos'>
  readonly open: Pick<OpenDb, 'close'>
}): Promise<void> => {
  await Promise.all([services.trabajos.stop(), app.drain(DRAIN_MS)])
  const force = setTimeout(() => app.server.closeAllConnections(), LEAVE_MS)
  await app.close()
  clearTimeout(force)
  await open.close()
}

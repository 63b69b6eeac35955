import type { Handler } from '../platform/http/mount.ts'
import { anclar, readTodasLasAnclas } from './anclas.ts'
import { verifyChain } from './verify-chain.ts'

/**
 * Checks the audit history. When its hash chain is valid, records the number and the hash of the last row in a file
 * outside the database, so that a later removal of the last rows is noticed.
 */
export const verifyHistorial: Handler<'verifyHistorial'> = async (services, { body }) => {
  const verificacion = await verifyChain(
    services.db,
    await readTodasLasAnclas(services),
    body.cabeza,
  )
  if (verificacion.valido) await anclar(services)
  return verificacion
}

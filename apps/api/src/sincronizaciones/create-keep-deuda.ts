import type { FastifyBaseLogger } from 'fastify'
import type { KeepDeuda } from '../municipio/remoto/create-proveedor-remoto.ts'
import type { Db } from '../platform/db/queryable.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'
import { keepDeuda } from './keep-deuda.ts'

/**
 * Saves an answer of the service about debt in the database. A failure is only logged, because the caller already has
 * the answer and the next synchronisation brings it again.
 */
export const createKeepDeuda =
  (db: Db, log: Pick<FastifyBaseLogger, 'warn'>): KeepDeuda =>
  async ({ imponible, recurso }, deuda, preguntado) => {
    try {
      const tipo = await findTipoDeRecurso(db, recurso)
      await keepDeuda(db, { tipo, imponible: Number(imponible), recurso }, deuda, preguntado)
    } catch (error) {
      log.warn({ err: error }, 'deuda preguntada: no se guardó')
    }
  }

import type { FastifyBaseLogger } from 'fastify'
import type { KeepDeuda } from '../municipio/remoto/create-proveedor-remoto.ts'
import type { Db } from '../platform/db/queryable.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'
import { keepDeuda } from './keep-deuda.ts'

/**
 * Saves the debt of one property or business that the municipality's service returned. A failed save is only logged,
 * because the caller already has the debt and the next synchronisation saves it.
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

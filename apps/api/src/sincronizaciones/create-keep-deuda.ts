import type { FastifyBaseLogger } from 'fastify'
import type { KeepDeuda } from '../municipio/remoto/create-proveedor-remoto.ts'
import type { Db } from '../platform/db/queryable.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'
import { keepDeuda } from './keep-deuda.ts'

/**
 * Keeps the answer in the register, without failing the caller: the answer is theirs anyway, and the next
 * synchronisation brings it.
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

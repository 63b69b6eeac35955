import type { Limite } from '@apremia/api-client'
import type { Pool } from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { AppError } from '../http/app-error.ts'
import { createFastLimiter } from './create-fast-limiter.ts'
import { createLimiter } from './create-limiter.ts'

const CLASES = {
  busqueda: { que: 'búsquedas', create: createLimiter },
  consulta: { que: 'consultas', create: createFastLimiter },
  documento: { que: 'descargas de documentos', create: createLimiter },
  exportacion: { que: 'descargas de planillas', create: createLimiter },
} as const satisfies Record<Limite, object>

export type CountCall = (limite: Limite, dni: string) => Promise<void>

export const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000))

/**
 * Limits the calls of each person per minute (R17). Only the session identifies the person, so a client cannot avoid
 * the limit. Processes that use the same PostgreSQL database share the counts.
 */
export const createCallLimits = (limites: Config['limites'], pool?: Pool): CountCall => {
  const create = (nombre: Limite) =>
    CLASES[nombre].create({ nombre, points: limites[nombre], pool })
  const limiters = {
    busqueda: create('busqueda'),
    consulta: create('consulta'),
    documento: create('documento'),
    exportacion: create('exportacion'),
  }
  return async (limite, dni) => {
    try {
      await limiters[limite].consume(dni)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const segundos = secondsOf(refused)
      throw new AppError(
        429,
        'demasiados-pedidos',
        `Hizo más de ${limites[limite]} ${CLASES[limite].que} en un minuto. Espere ${segundos} segundos e intente nuevamente.`,
        { detalle: { segundos } },
      )
    }
  }
}

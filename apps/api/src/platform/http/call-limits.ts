import type { Limite } from '@apremia/api-client'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { AppError } from './app-error.ts'

const QUE: Readonly<Record<Limite, string>> = {
  busqueda: 'búsquedas',
  exportacion: 'descargas de planillas',
}

/** Counts one more call of a kind. @throws AppError 429 with when to try again */
export type CountCall = (limite: Limite, dni: string) => Promise<void>

/**
 * Limits of calls a minute and person (R17), keyed by who the session says it is and by nothing of the
 * request. Each process counts its own.
 */
export const createCallLimits = (limites: Config['limites']): CountCall => {
  const duration = 60
  const limiters = {
    busqueda: new RateLimiterMemory({ points: limites.busqueda, duration }),
    exportacion: new RateLimiterMemory({ points: limites.exportacion, duration }),
  } as const
  return async (limite, dni) => {
    try {
      await limiters[limite].consume(dni)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const segundos = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      throw new AppError(
        429,
        'demasiados-pedidos',
        `Hizo más de ${limites[limite]} ${QUE[limite]} en un minuto. Espere ${segundos} segundos e intente nuevamente.`,
        { detalle: { segundos } },
      )
    }
  }
}

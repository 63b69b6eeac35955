import type { Limite } from '@apremia/api-client'
import { interpolar } from '@apremia/core'
import type { Pool } from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { AppError } from '../http/app-error.ts'
import { createFastLimiter } from './create-fast-limiter.ts'
import { createLimiter } from './create-limiter.ts'

const CLASES = {
  busqueda: { excede: 'Hizo más de {n} búsquedas', create: createLimiter },
  consulta: { excede: 'Hizo más de {n} consultas', create: createFastLimiter },
  documento: { excede: 'Hizo más de {n} descargas de documentos', create: createLimiter },
  exportacion: { excede: 'Hizo más de {n} descargas de planillas', create: createLimiter },
  verificacion: {
    excede: 'Desde su conexión se pidieron más de {n} verificaciones',
    create: createLimiter,
  },
} as const satisfies Record<Limite, object>

/**
 * Counts a call of `quien`. This is the document number of the person or, when the call is public, the address of the
 * client.
 */
export type CountCall = (limite: Limite, quien: string) => Promise<void>

export const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000))

/**
 * Limits the calls of each person per minute (R17), and the public calls of each address. The session identifies the
 * person, so a client cannot avoid the limit. Processes over the same PostgreSQL database share the counts.
 */
export const createCallLimits = (limites: Config['limites'], pool?: Pool): CountCall => {
  const create = (nombre: Limite) =>
    CLASES[nombre].create({ nombre, points: limites[nombre], pool })
  const limiters = {
    busqueda: create('busqueda'),
    consulta: create('consulta'),
    documento: create('documento'),
    exportacion: create('exportacion'),
    verificacion: create('verificacion'),
  }
  return async (limite, quien) => {
    try {
      await limiters[limite].consume(quien)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const segundos = secondsOf(refused)
      throw new AppError(
        429,
        'demasiados-pedidos',
        `${interpolar(CLASES[limite].excede, { n: limites[limite] })} en un minuto. Espere ${segundos} segundos e intente nuevamente.`,
        { detalle: { segundos } },
      )
    }
  }
}

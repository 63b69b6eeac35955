import type { Pool } from 'pg'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Config } from './config.ts'
import type { Db } from './db/queryable.ts'

/**
 * Services that every handler uses, created once at the start. Features that serve other features (sessions, documents,
 * jobs, the municipal service, identity) each declare their own member in their own folder. The platform therefore
 * depends on no feature.
 */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly salud: Db
  readonly pool: Pool | undefined
  readonly ingresosFallidos: RateLimiterAbstract
  /** Returns the current time. No code reads another clock. */
  readonly ahora: () => Date
}

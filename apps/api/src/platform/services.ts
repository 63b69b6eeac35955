import type { Pool } from 'pg'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Config } from './config.ts'
import type { Db } from './db/queryable.ts'

/**
 * Services that every handler uses, created once at the start. A feature that serves other features (sessions,
 * documents, jobs) declares its own member in its own folder, so that the platform depends on no feature.
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

import type { Pool } from 'pg'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Config } from './config.ts'
import type { Db } from './db/queryable.ts'

/**
 * Services that every handler works with, made once at start. The rooms that serve the others (sessions, documents,
 * jobs, the municipal service, identity) each add their own member, where it is made: the platform knows none of them.
 */
export interface Services {
  readonly config: Config
  readonly db: Db
  /** Separate connection that tells whether the database answers. */
  readonly salud: Db
  /** Database in which several processes count together. Undefined when this is the only process. */
  readonly pool: Pool | undefined
  /** Sign-ins that failed, by address. */
  readonly ingresosFallidos: RateLimiterAbstract
  /** The clock: the only one in the server. */
  readonly ahora: () => Date
}

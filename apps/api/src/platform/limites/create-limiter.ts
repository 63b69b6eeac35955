import { getTableName } from 'drizzle-orm'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { limite } from './limite-table.ts'

/** Seconds a limit is counted over. */
const DURATION = 60
/** Nobody waits longer than this to be counted: from then on this process counts alone. */
const PATIENCE_MS = 5_000

interface Opciones {
  readonly nombre: string
  /** How many a minute. */
  readonly points: number
  /** Where several processes count together; undefined when this is the only one. */
  readonly pool: Pool | undefined
}

export const createMemoryLimiter = ({ nombre, points }: Opciones): RateLimiterMemory =>
  new RateLimiterMemory({ keyPrefix: nombre, points, duration: DURATION })

/** Counts in the database. What is known to be over the limit is not asked again until its minute ends. */
export const createSharedLimiter = (
  { nombre, points, pool }: Opciones & { readonly pool: Pool },
  insuranceLimiter?: RateLimiterMemory,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: getTableName(limite),
    tableCreated: true,
    keyPrefix: nombre,
    points,
    duration: DURATION,
    inMemoryBlockOnConsumed: points,
    ...(insuranceLimiter === undefined ? {} : { insuranceLimiter }),
  })

/**
 * Counts exactly, over all processes: for what is asked seldom. A database that is slow or away is no reason
 * to refuse anybody, nor to let them through without limit: memory stands in.
 */
export const createLimiter = (opciones: Opciones): RateLimiterAbstract => {
  const memory = createMemoryLimiter(opciones)
  const { pool } = opciones
  if (pool === undefined) return memory
  return new RLWrapperTimeouts({
    limiter: createSharedLimiter({ ...opciones, pool }, memory),
    timeoutMs: PATIENCE_MS,
    insuranceLimiter: memory,
  })
}

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
/** Longest wait, in milliseconds, to be counted. From then on this process counts alone. */
const PATIENCE_MS = 5_000

interface Opciones {
  readonly nombre: string
  /** How many a minute. */
  readonly points: number
  /** Database in which several processes count together. Undefined when this is the only process. */
  readonly pool: Pool | undefined
}

export const createMemoryLimiter = ({ nombre, points }: Opciones): RateLimiterMemory =>
  new RateLimiterMemory({ keyPrefix: nombre, points, duration: DURATION })

/** Counts in the database. A person known to be over the limit is not asked about again until their minute ends. */
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
 * Counts infrequent calls exactly, over all processes. When the database is slow or away, memory counts: nobody is
 * refused for that, nor let through without limit.
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

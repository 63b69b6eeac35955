import { getTableName } from 'drizzle-orm'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { limite } from './limite-table.ts'

/** Length, in seconds, of the period in which the calls of a person are counted. */
const DURATION = 60
/**
 * Maximum milliseconds to wait for the database that counts the calls. When the database takes longer, this process
 * counts its own calls in memory.
 */
const PATIENCE_MS = 5_000

interface Opciones {
  readonly nombre: string
  readonly points: number
  readonly pool: Pool | undefined
}

export const createMemoryLimiter = ({ nombre, points }: Opciones): RateLimiterMemory =>
  new RateLimiterMemory({ keyPrefix: nombre, points, duration: DURATION })

/**
 * Creates a limiter that counts the calls in the database. When a person exceeds the limit, the process refuses further
 * calls of that person without asking the database, until the minute ends.
 */
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
 * Creates a limiter of infrequent calls with an exact count over all the processes. When the database is slow or down,
 * memory counts instead, so calls are neither refused nor unlimited.
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

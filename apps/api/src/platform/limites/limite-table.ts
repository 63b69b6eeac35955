import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * Use of each limit by each person in the running minute, when several processes count together. Its columns are those
 * that rate-limiter-flexible needs. The table is unlogged, because losing it costs nothing.
 */
export const limite = pgTable('limite', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * Count of calls for each limit and person in the current minute, shared by several processes. The library
 * rate-limiter-flexible defines the columns. The table is unlogged, because its loss does no harm.
 */
export const limite = pgTable('limite', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

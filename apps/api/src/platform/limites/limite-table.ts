import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * What each person used of each limit in the running minute, when several processes count together: the shape
 * rate-limiter-flexible works with. It is not logged: nothing is lost with it.
 */
export const limite = pgTable('limite', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * Use of each limit by each person in the running minute, when several processes count together. The columns are the
 * ones that rate-limiter-flexible works with. The table is not logged: nothing is lost with it.
 */
export const limite = pgTable('limite', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * Counter of the changes of cases and of statistics. The server keeps computed counts in memory and discards them when
 * this counter has changed. The counter is the sum of `cambios` over all the rows. Database triggers insert one row for
 * each statement, because updating a single row would make statements wait for each other. A trigger sometimes merges
 * the rows.
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * Counter of the changes of cases and of statistics: the sum of `cambios` over all the rows. The server keeps computed
 * counts in memory and discards them when the counter has changed. Database triggers insert a row for each statement
 * that changes data, because updating a single row would make statements wait for each other. To keep the table short,
 * a trigger sometimes replaces several rows with one that has their sum.
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

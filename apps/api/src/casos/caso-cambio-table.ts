import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * Counter of the changes of cases and of statistics: the sum of `cambios` over all the rows. When the counter has
 * changed, the server discards the numbers of cases that it keeps in memory. Database triggers insert one row for each
 * statement that makes a change. If the triggers updated a single row, these statements would wait for each other.
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

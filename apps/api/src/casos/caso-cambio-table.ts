import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * Counter of the changes of cases and of statistics: the sum of `cambios` over all the rows. The server discards the
 * counts that it has cached when the counter has changed. Database triggers insert a row for each statement, because
 * statements that update a single row would wait for each other.
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * Counter of the changes of cases and statistics: the sum of `cambios` over all the rows. When the counter changes, the
 * server discards its cached numbers of cases.
 *
 * Each change inserts a row. Updating a single row instead would make simultaneous changes wait for each other.
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

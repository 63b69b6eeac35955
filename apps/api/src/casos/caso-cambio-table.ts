import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * Counter of the changes of cases and of statistics. The server keeps computed counts in memory and discards them when
 * this counter has changed. The value of the counter is the sum of `cambios` over all the rows. Triggers of the
 * migrations insert a row for each statement, so that no statement waits for another, and sometimes merge the rows.
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * Counter of the statements that changed a case or the data of the statistics. Each statement inserts a row of its own,
 * so that no statement waits for another. The value of the counter is the sum of `cambios` over the rows that the
 * transaction sees. Triggers of the migrations insert the rows and sometimes merge them.
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

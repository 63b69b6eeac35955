import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * Counts the statements that changed a case, or any other data of the statistics (debt, quotas, agreements, letters,
 * evaluations, lawyers). The count is the sum of the visible rows. Each statement inserts its own row, so that no
 * statement waits for another. Triggers of the migrations insert the rows and sometimes merge them.
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * Counts the statements that changed a case, or anything else that the statistics count (debt, quotas, agreements,
 * letters, evaluations, lawyers). The count is the sum of the visible rows. Each statement writes a row of its own, so
 * that none waits for another, and the rows are added up now and then (triggers in the migrations).
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

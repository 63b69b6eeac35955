import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * How many statements changed cases: what all that can be seen adds up to. Each writes a row of its own, so that
 * nobody waits for another's, and now and then they are put together (trigger in the migration).
 */
export const casoCambio = pgTable('caso_cambio', {
  cambios: bigint('cambios', { mode: 'number' }).notNull(),
})

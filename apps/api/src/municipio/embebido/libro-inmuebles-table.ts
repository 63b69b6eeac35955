import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Rows of a workbook for the properties of a block of numbers, with the debt and the lawyers of all, as one JSON text.
 * A block holds while the registry has the same version and no change of its debts is noted.
 */
export const libroInmueblesBloque = pgTable('libro_inmuebles_bloque', {
  /** Number of the property / 500. */
  bloque: integer('bloque').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  datos: text('datos').notNull(),
})

/** Blocks whose debts changed since they were kept, noted by triggers. Rows are only added, so that nobody waits. */
export const libroInmueblesCambio = pgTable(
  'libro_inmuebles_cambio',
  { bloque: integer('bloque').notNull() },
  (t) => [index('libro_inmuebles_cambio_bloque').on(t.bloque)],
)

import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * What a workbook tells of the properties of a block of numbers, with the debt and the lawyers of all: one JSON
 * text. It counts at its version of the registry and while no change of its debts is noted.
 */
export const libroInmueblesBloque = pgTable('libro_inmuebles_bloque', {
  /** Number of the property / 500. */
  bloque: integer('bloque').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  datos: text('datos').notNull(),
})

/** Blocks whose debts changed since they were kept, noted by triggers: only added to, so that nobody waits. */
export const libroInmueblesCambio = pgTable(
  'libro_inmuebles_cambio',
  { bloque: integer('bloque').notNull() },
  (t) => [index('libro_inmuebles_cambio_bloque').on(t.bloque)],
)

import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Stored rows of a workbook for a block of properties with consecutive numbers. One JSON text holds the rows, with the
 * debt and the lawyers of each property. A block is valid while the register has the same version and no change of the
 * block's debts is recorded.
 */
export const libroInmueblesBloque = pgTable('libro_inmuebles_bloque', {
  /** Number of the block: the number of a property divided by 500, without decimals. */
  bloque: integer('bloque').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  datos: text('datos').notNull(),
})

/**
 * Blocks whose debts changed since the blocks were stored, recorded by triggers. The triggers only add rows, so that no
 * transaction waits for a lock.
 */
export const libroInmueblesCambio = pgTable(
  'libro_inmuebles_cambio',
  { bloque: integer('bloque').notNull() },
  (t) => [index('libro_inmuebles_cambio_bloque').on(t.bloque)],
)

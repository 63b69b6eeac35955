import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible } from '../platform/db/columnas.ts'

/**
 * Items that a row of the history touches, besides the item that the row may name: the items of a lot, an agreement or
 * a load at that moment. The table is an index outside the hashes of the history, and it only grows (trigger in the
 * migration).
 */
export const historialImponible = pgTable(
  'historial_imponible',
  {
    orden: bigint('orden', { mode: 'number' }).notNull(),
    ...claveImponible(),
    /** '' for all the resources of the item. */
    recurso: text('recurso').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'historial_imponible_pk',
      columns: [t.orden, t.imponible, t.tipo, t.recurso],
    }),
    index('historial_imponible_imponible').on(t.imponible, t.orden),
  ],
)

import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible } from '../platform/db/columnas.ts'

/**
 * Items (properties or businesses) that a history row touches, besides the item that the row names: the items of a lot
 * (batch), an agreement or an import at that moment. The table is only an index, so the hashes of the history do not
 * include the table. A trigger of the migrations allows only inserts.
 */
export const historialImponible = pgTable(
  'historial_imponible',
  {
    orden: bigint('orden', { mode: 'number' }).notNull(),
    ...claveImponible(),
    /** Code of the tax (resource); '' for all the taxes of the property or business. */
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

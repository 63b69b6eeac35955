import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible } from '../platform/db/columnas.ts'

/**
 * Index to find the history rows of an item (property or business). A row of the history may touch many items, such as
 * the items of a lot (batch), an agreement or an import. The hashes of the history do not include this table. A trigger
 * of the migrations allows only inserts.
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

import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible } from '../platform/db/columnas.ts'

/**
 * Index to find the audit history rows of a property or business. One row, for example about an import, may be about
 * many of them. The hashes of the history do not cover this table. A trigger allows only inserts.
 */
export const historialImponible = pgTable(
  'historial_imponible',
  {
    orden: bigint('orden', { mode: 'number' }).notNull(),
    ...claveImponible(),
    /** Code of the tax; '' for all the taxes of the property or business. */
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

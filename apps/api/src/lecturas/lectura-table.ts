import type { Clase } from '@apremia/core'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dia, instante } from '../platform/db/columnas.ts'

/**
 * Log of who read whose personal data (Ley 25.326). There is one row for each record, reader, role and day. A row has
 * the number of the record, not the person. The person is looked up only when somebody consults the log.
 */
export const lectura = pgTable(
  'lectura',
  {
    /**
     * Kind of record: 'imponible' (property or business), 'contribuyente' (taxpayer), 'carta' (demand letter). 'muchos'
     * means a whole list or file.
     */
    cosa: text('cosa').notNull(),
    /**
     * Key of the record. For a property or business, its kind and number: 'I/123'. For other records, the number. When
     * `cosa` is 'muchos', the name of the call that showed the records.
     */
    clave: text('clave').notNull(),
    dia: dia('dia').notNull(),
    dni: text('dni').notNull(),
    rol: text('rol').$type<Clase>().notNull(),
    cantidad: integer('cantidad').notNull(),
    primera: instante('primera').notNull(),
    ultima: instante('ultima').notNull(),
  },
  (t) => [
    primaryKey({ name: 'lectura_pk', columns: [t.cosa, t.clave, t.dia, t.dni, t.rol] }),
    // The index by person lists what one person read. The index by day finds the old rows to delete.
    index('lectura_dni').on(t.dni, t.dia),
    index('lectura_dia').on(t.dia),
  ],
)

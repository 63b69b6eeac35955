import type { Clase } from '@apremia/core'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dia, instante } from '../platform/db/columnas.ts'

/**
 * Readings of people's data: one row for each thing that was shown, reader, role and day (Ley 25.326). A thing is named
 * as the call that shows it names it: who it is about is worked out when somebody asks.
 */
export const lectura = pgTable(
  'lectura',
  {
    /** 'imponible', 'contribuyente', 'carta'; 'muchos' for a whole list or file. */
    cosa: text('cosa').notNull(),
    /** Number of the thing, 'I/123' for an item; for 'muchos', the name of the call. */
    clave: text('clave').notNull(),
    dia: dia('dia').notNull(),
    /** DNI of the reader. */
    dni: text('dni').notNull(),
    rol: text('rol').$type<Clase>().notNull(),
    cantidad: integer('cantidad').notNull(),
    primera: instante('primera').notNull(),
    ultima: instante('ultima').notNull(),
  },
  (t) => [
    primaryKey({ name: 'lectura_pk', columns: [t.cosa, t.clave, t.dia, t.dni, t.rol] }),
    // The first serves what one person read; the second, the erasing of old rows.
    index('lectura_dni').on(t.dni, t.dia),
    index('lectura_dia').on(t.dia),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { claveImponible, dia } from '../platform/db/columnas.ts'

/** A case whose debt was passed from one lawyer to another (D22): the debt itself says only who has it today. */
export const traspasoDeCaso = pgTable(
  'traspaso_de_caso',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    dia: dia('dia').notNull(),
    de: text('de').notNull(),
    a: text('a').notNull(),
    /** Load of a package that passed it; null when it was reassigned here. */
    carga: integer('carga'),
  },
  (t) => [
    index('traspaso_de_caso_clave').on(t.tipo, t.imponible, t.recurso, t.dia, t.id),
    index('traspaso_de_caso_dia').on(t.dia),
    check('traspaso_de_caso_tipo', sql`${t.tipo} in ('I', 'C')`),
  ],
)

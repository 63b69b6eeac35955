import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { claveImponible, dia } from '../platform/db/columnas.ts'

/** Cases whose debt passed from one lawyer to another (D22): the debt itself has only today's lawyer. */
export const traspasoDeCaso = pgTable(
  'traspaso_de_caso',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    dia: dia('dia').notNull(),
    de: text('de').notNull(),
    a: text('a').notNull(),
    /** Load of the package that passed the case. Null when it was reassigned here. */
    carga: integer('carga'),
  },
  (t) => [
    index('traspaso_de_caso_clave').on(t.tipo, t.imponible, t.recurso, t.dia, t.id),
    index('traspaso_de_caso_dia').on(t.dia),
    check('traspaso_de_caso_tipo', sql`${t.tipo} in ('I', 'C')`),
  ],
)

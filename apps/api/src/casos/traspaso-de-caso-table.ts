import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { claveImponible, dia } from '../platform/db/columnas.ts'

/**
 * Cases whose debt passed from one lawyer to another (D22). The table of debts stores only the present lawyer, so the
 * earlier lawyers are stored here.
 */
export const traspasoDeCaso = pgTable(
  'traspaso_de_caso',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    dia: dia('dia').notNull(),
    de: text('de').notNull(),
    a: text('a').notNull(),
    /**
     * Id of the data import that passed the case to another lawyer. Null when a person reassigned the case in this
     * product.
     */
    carga: integer('carga'),
  },
  (t) => [
    index('traspaso_de_caso_clave').on(t.tipo, t.imponible, t.recurso, t.dia, t.id),
    index('traspaso_de_caso_dia').on(t.dia),
    check('traspaso_de_caso_tipo', sql`${t.tipo} in ('I', 'C')`),
  ],
)

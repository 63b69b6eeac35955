import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dia } from '../platform/db/columnas.ts'

/**
 * Values of the parameters, with dates. A row is in force from its date until the day before a later row with the same
 * key.
 */
export const parametro = pgTable(
  'parametro',
  {
    clave: text('clave').notNull(),
    vigenteDesde: dia('vigente_desde').notNull(),
    valor: text('valor').notNull(),
  },
  (t) => [
    primaryKey({ name: 'parametro_pk', columns: [t.clave, t.vigenteDesde] }),
    check('parametro_clave', sql`${t.clave} ~ '^[A-Za-z][A-Za-z0-9_.]*$'`),
  ],
)

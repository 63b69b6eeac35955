import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { textoLibre } from '../platform/db/columnas.ts'
import { recurso } from './recurso-table.ts'

/** An ordinance of a tax is valid from its year until the year of the tax's next ordinance (D170). */
export const recursoOrdenanza = pgTable(
  'recurso_ordenanza',
  {
    recurso: text('recurso')
      .notNull()
      .references(() => recurso.codigo, { onDelete: 'cascade' }),
    anio: smallint('anio').notNull(),
    ordenanza: text('ordenanza').notNull(),
    /**
     * Texts that documents print about the tax: the article that creates the tax (`tributo`), and its interest
     * (`interes`). '' when the text of an earlier year still applies.
     */
    tributo: textoLibre('tributo'),
    interes: textoLibre('interes'),
  },
  (t) => [
    primaryKey({ name: 'recurso_ordenanza_pk', columns: [t.recurso, t.anio] }),
    check('recurso_ordenanza_anio', sql`${t.anio} between 1900 and 2200`),
    check('recurso_ordenanza_ordenanza', sql`btrim(${t.ordenanza}) <> ''`),
  ],
)

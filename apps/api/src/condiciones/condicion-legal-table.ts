import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { abogado as abogadoTable } from '../abogados/abogado-table.ts'

/**
 * Legal conditions of the lawyers' contracts (S1 §2). The table is empty until the municipality uploads its own
 * conditions (D97).
 */
export const condicionLegal = pgTable(
  'condicion_legal',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contrato: text('contrato').notNull(),
    condiciones: text('condiciones').notNull(),
    abogado: text('abogado')
      .notNull()
      .references(() => abogadoTable.codexterno),
    municipio: text('municipio').notNull(),
  },
  (t) => [
    index('condicion_legal_abogado').on(t.abogado),
    check('condicion_legal_contrato', sql`btrim(${t.contrato}) <> ''`),
  ],
)

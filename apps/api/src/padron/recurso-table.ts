import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { type TipoImponible, textoLibre } from '../platform/db/columnas.ts'

/** Resource codes of the municipality, always text (decision D76), with the rule that creates each tax. */
export const recurso = pgTable(
  'recurso',
  {
    codigo: text('codigo').primaryKey(),
    nombre: text('nombre').notNull(),
    ordenanza: textoLibre('ordenanza'),
    tipo: text('tipo').$type<TipoImponible>().notNull(),
  },
  (t) => [
    unique('recurso_codigo_tipo').on(t.codigo, t.tipo),
    check('recurso_codigo', sql`${t.codigo} ~ '^[A-Z0-9]{1,4}$'`),
    check('recurso_tipo', sql`${t.tipo} in ('I', 'C')`),
  ],
)

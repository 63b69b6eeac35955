import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { type TipoImponible, textoLibre } from '../platform/db/columnas.ts'

/** Taxes of the municipality, each with the ordinance that creates the tax. A code is always text (D76). */
export const recurso = pgTable(
  'recurso',
  {
    codigo: text('codigo').primaryKey(),
    nombre: text('nombre').notNull(),
    ordenanza: textoLibre('ordenanza'),
    tipo: text('tipo').$type<TipoImponible>().notNull(),
    /** True when the debt of this tax can be paid in one single payment with a discount (S1 §9, D34). */
    pagoUnico: boolean('pago_unico').notNull().default(false),
    /**
     * True when screens offer the tax as an option. A tax that is no longer levied keeps its row, because its debt
     * remains.
     */
    activo: boolean('activo').notNull().default(true),
  },
  (t) => [
    unique('recurso_codigo_tipo').on(t.codigo, t.tipo),
    check('recurso_codigo', sql`${t.codigo} ~ '^[A-Z0-9]{1,4}$'`),
    check('recurso_tipo', sql`${t.tipo} in ('I', 'C')`),
  ],
)

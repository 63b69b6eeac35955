import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { type TipoImponible, textoLibre } from '../platform/db/columnas.ts'

/** Resource codes of the municipality, always text (decision D76), with the rule that creates each tax. */
export const recurso = pgTable(
  'recurso',
  {
    codigo: text('codigo').primaryKey(),
    nombre: text('nombre').notNull(),
    ordenanza: textoLibre('ordenanza'),
    tipo: text('tipo').$type<TipoImponible>().notNull(),
    /** Whether the resource takes part in the single payment (S1 §9, D34). */
    pagoUnico: boolean('pago_unico').notNull().default(false),
    /** Whether lists offer the resource. Debt of a resource that is no longer levied stays. */
    activo: boolean('activo').notNull().default(true),
  },
  (t) => [
    unique('recurso_codigo_tipo').on(t.codigo, t.tipo),
    check('recurso_codigo', sql`${t.codigo} ~ '^[A-Z0-9]{1,4}$'`),
    check('recurso_tipo', sql`${t.tipo} in ('I', 'C')`),
  ],
)

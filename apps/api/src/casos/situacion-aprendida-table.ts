import type { ClaseDeSituacion, Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { claveImponible } from '../platform/db/columnas.ts'

/** A change of situation as the municipality's service told it; `situacion` is the code or, without one, the name. */
export interface SituacionAprendida {
  readonly fecha: Fecha
  readonly situacion: string
  readonly clase: ClaseDeSituacion
  readonly legal: string
}

/**
 * Answers of the municipality's own service, whose situations are not in this database: those of an item and resource,
 * oldest first, and the moment. An answer without situations is a row too. A call that failed is none.
 */
export const situacionAprendida = pgTable(
  'situacion_aprendida',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    situaciones: jsonb('situaciones').$type<readonly SituacionAprendida[]>().notNull(),
    sabido: timestamp('sabido', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'situacion_aprendida_pk', columns: [t.tipo, t.imponible, t.recurso] }),
    check('situacion_aprendida_lista', sql`jsonb_typeof(${t.situaciones}) = 'array'`),
  ],
)

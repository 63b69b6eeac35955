import type { ClaseDeSituacion, Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { claveImponible } from '../platform/db/columnas.ts'

/**
 * Change of legal status that the municipality's service reported. `situacion` is the code of the status, or its name
 * when there is no code.
 */
export interface SituacionAprendida {
  readonly fecha: Fecha
  readonly situacion: string
  readonly clase: ClaseDeSituacion
  readonly legal: string
}

/**
 * Legal statuses that the municipality's own service gave for a property or business and tax, oldest first. An answer
 * without legal statuses also has a row. A failed call has no row.
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

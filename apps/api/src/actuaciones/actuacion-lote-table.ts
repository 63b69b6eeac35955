import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/**
 * Batches of legal actions: the actions that one request saved together (D136). When a request with an
 * `Idempotency-Key` arrives again, the server finds the saved batch here and saves nothing twice.
 */
export const actuacionLote = pgTable(
  'actuacion_lote',
  {
    id: uuid('id').primaryKey(),
    dni: text('dni').notNull(),
    clave: text('clave'),
    huella: text('huella').notNull(),
    /** Kind of change of the legal actions of the batch: A creates them, B deletes them, M edits them (S2 §4). */
    proceso: text('proceso').$type<'A' | 'B' | 'M'>().notNull(),
    actuaciones: integer('actuaciones').array().notNull(),
    creado: timestamp('creado', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('actuacion_lote_clave').on(t.dni, t.clave),
    check('actuacion_lote_proceso', sql`${t.proceso} in ('A', 'B', 'M')`),
  ],
)

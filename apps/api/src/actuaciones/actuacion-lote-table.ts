import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/**
 * Actions saved by one request (D136). When a request with an `Idempotency-Key` is sent again, its lot is found here
 * and nothing is saved twice.
 */
export const actuacionLote = pgTable(
  'actuacion_lote',
  {
    id: uuid('id').primaryKey(),
    dni: text('dni').notNull(),
    clave: text('clave'),
    /** Digest of the request. Another content with the same `Idempotency-Key` is refused. */
    huella: text('huella').notNull(),
    /** A creates, B deletes, M edits (S2 §4). */
    proceso: text('proceso').$type<'A' | 'B' | 'M'>().notNull(),
    /** Actions that the request was about, in the order they were asked. */
    actuaciones: integer('actuaciones').array().notNull(),
    creado: timestamp('creado', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('actuacion_lote_clave').on(t.dni, t.clave),
    check('actuacion_lote_proceso', sql`${t.proceso} in ('A', 'B', 'M')`),
  ],
)

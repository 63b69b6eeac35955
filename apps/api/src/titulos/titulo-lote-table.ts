import type { Categoria } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** A lot (batch) has the executive titles of one workbook, with consecutive numbers. */
export const tituloLote = pgTable(
  'titulo_lote',
  {
    id: uuid('id').primaryKey(),
    archivo: text('archivo').notNull(),
    categoria: text('categoria').$type<Categoria>().notNull(),
    desde: integer('desde').notNull(),
    hasta: integer('hasta').notNull(),
    cantidad: integer('cantidad').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /** SHA-256 of the uploaded workbook, to detect a second upload (D86). */
    planilla: text('planilla').notNull(),
    /**
     * `Idempotency-Key` of the request that created the lot, or null. When the client repeats the request with the same
     * key, the answer is this lot.
     */
    clave: text('clave'),
    /** Layout version of the titles of the lot. A title is always printed again with the same version. */
    version: integer('version').notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creado: instante('creado').notNull(),
    /** SHA-256 of the zip with the documents of the lot. Null until all of them are printed. */
    documento: text('documento').references(() => documento.sha256),
  },
  (t) => [
    index('titulo_lote_creado').on(t.creado),
    index('titulo_lote_planilla').on(t.planilla, t.categoria),
    // A unique constraint takes nulls as different, so lots without an `Idempotency-Key` never conflict.
    unique('titulo_lote_clave').on(t.dni, t.clave),
    check(
      'titulo_lote_rango',
      sql`${t.hasta} - ${t.desde} + 1 = ${t.cantidad} and ${t.desde} >= 1`,
    ),
  ],
)

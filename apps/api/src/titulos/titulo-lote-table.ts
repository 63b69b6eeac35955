import type { Categoria } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Batch of executive titles made from one workbook, with consecutive numbers. */
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
     * `Idempotency-Key` of the request that created the batch, or null. When the client repeats the request with the
     * same key, the answer is the same batch.
     */
    clave: text('clave'),
    /** Layout version of the titles of the batch. A title is always printed again with the same version. */
    version: integer('version').notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creado: instante('creado').notNull(),
    /** SHA-256 of the zip with the documents of the batch. Null until all of them are printed. */
    documento: text('documento').references(() => documento.sha256),
  },
  (t) => [
    index('titulo_lote_creado').on(t.creado),
    index('titulo_lote_planilla').on(t.planilla, t.categoria),
    // A unique constraint takes nulls as different, so batches without an `Idempotency-Key` never conflict.
    unique('titulo_lote_clave').on(t.dni, t.clave),
    check(
      'titulo_lote_rango',
      sql`${t.hasta} - ${t.desde} + 1 = ${t.cantidad} and ${t.desde} >= 1`,
    ),
  ],
)

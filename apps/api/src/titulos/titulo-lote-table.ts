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
    /** Hash of the uploaded workbook, to detect a workbook that is sent again (D86). */
    planilla: text('planilla').notNull(),
    /** `Idempotency-Key` of the request, if any. A repeated request finds this lot (batch). */
    clave: text('clave'),
    /**
     * Version of the layout of the printed executive titles. The titles of the lot (batch) are always printed with this
     * version.
     */
    version: integer('version').notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creado: instante('creado').notNull(),
    /** Hash of the zip, or null until all the documents are printed. */
    documento: text('documento').references(() => documento.sha256),
  },
  (t) => [
    index('titulo_lote_creado').on(t.creado),
    index('titulo_lote_planilla').on(t.planilla, t.categoria),
    // The unique constraint treats nulls as different, so lots (batches) without an `Idempotency-Key` never conflict.
    unique('titulo_lote_clave').on(t.dni, t.clave),
    check(
      'titulo_lote_rango',
      sql`${t.hasta} - ${t.desde} + 1 = ${t.cantidad} and ${t.desde} >= 1`,
    ),
  ],
)

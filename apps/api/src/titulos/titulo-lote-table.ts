import type { Categoria } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** A lot: the titles made from one workbook, with consecutive numbers. */
export const tituloLote = pgTable(
  'titulo_lote',
  {
    id: uuid('id').primaryKey(),
    /** Name of the zip. */
    archivo: text('archivo').notNull(),
    categoria: text('categoria').$type<Categoria>().notNull(),
    desde: integer('desde').notNull(),
    hasta: integer('hasta').notNull(),
    cantidad: integer('cantidad').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /** Hash of its workbook: sending the same file again is noticed (decision D86). */
    planilla: text('planilla').notNull(),
    /** The `Idempotency-Key` of its request, if any: repeating it finds this lot. */
    clave: text('clave'),
    /** Version of the document that its titles are always printed with. */
    version: integer('version').notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creado: instante('creado').notNull(),
    /** The zip; null until every document is made. */
    documento: text('documento').references(() => documento.sha256),
  },
  (t) => [
    index('titulo_lote_creado').on(t.creado),
    index('titulo_lote_planilla').on(t.planilla, t.categoria),
    // Nulls are distinct: requests without a key never clash.
    unique('titulo_lote_clave').on(t.dni, t.clave),
    check(
      'titulo_lote_rango',
      sql`${t.hasta} - ${t.desde} + 1 = ${t.cantidad} and ${t.desde} >= 1`,
    ),
  ],
)

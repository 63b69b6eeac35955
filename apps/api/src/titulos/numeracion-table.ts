import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { tituloLote } from './titulo-lote-table.ts'

/** A single row with the last number given. Not a sequence, because a rollback must give the numbers back. */
export const tituloContador = pgTable(
  'titulo_contador',
  { id: integer('id').primaryKey(), ultimo: integer('ultimo').notNull() },
  (t) => [check('titulo_contador_unico', sql`${t.id} = 1`)],
)

/** Numbers skipped on purpose, with the person and the reason, so that every gap is explained (decision D85). */
export const tituloHueco = pgTable('titulo_hueco', {
  desde: integer('desde').primaryKey(),
  hasta: integer('hasta').notNull(),
  lote: uuid('lote')
    .notNull()
    .references(() => tituloLote.id),
  motivo: text('motivo').notNull(),
  dni: text('dni')
    .notNull()
    .references(() => usuario.dni),
  creado: instante('creado').notNull(),
})

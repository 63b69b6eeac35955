import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { tituloLote } from './titulo-lote-table.ts'

/**
 * Single row with the last number given to an executive title. The table is not a sequence, because a rollback must
 * return the numbers.
 */
export const tituloContador = pgTable(
  'titulo_contador',
  { id: integer('id').primaryKey(), ultimo: integer('ultimo').notNull() },
  (t) => [check('titulo_contador_unico', sql`${t.id} = 1`)],
)

/** Numbers skipped on purpose, with the user and the reason, so that every gap is explained (D85). */
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

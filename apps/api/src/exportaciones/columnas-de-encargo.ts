import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/**
 * Columns of every table of files that a person orders and a job makes. The row stays, to tell who took what out. The
 * file is kept for a time.
 */
export const columnasDeEncargo = () => ({
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  dni: text('dni')
    .notNull()
    .references(() => usuario.dni),
  trabajo: uuid('trabajo'),
  creada: instante('creada').notNull(),
  terminada: instante('terminada'),
  archivo: text('archivo'),
  /** Null until the file is made, and after it is deleted. */
  documento: text('documento').references(() => documento.sha256),
  documentos: integer('documentos').notNull().default(0),
  avisos: jsonb('avisos').$type<readonly string[]>().notNull().default([]),
})

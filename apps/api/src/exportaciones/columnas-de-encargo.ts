import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/**
 * Columns that every table of ordered files has. A person orders a file, a job makes the file, and the file is deleted
 * after some time. The row stays, to show who exported data.
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
  /** Hash of the file that a person ordered. Null before the file is made and after its deletion. */
  documento: text('documento').references(() => documento.sha256),
  documentos: integer('documentos').notNull().default(0),
  avisos: jsonb('avisos').$type<readonly string[]>().notNull().default([]),
})

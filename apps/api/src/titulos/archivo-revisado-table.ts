import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** `planilla` is a workbook of titles under review, `firmados` a zip of signed titles. */
export type ClaseDeRevisado = 'planilla' | 'firmados'

/**
 * Last file of each kind that each person sent to be looked at. Its bytes are in the S3-compatible store, under the id,
 * so that any machine goes on with it. Without a store the process keeps it.
 */
export const archivoRevisado = pgTable(
  'archivo_revisado',
  {
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    clase: text('clase').$type<ClaseDeRevisado>().notNull(),
    id: uuid('id').notNull(),
    archivo: text('archivo').notNull(),
    tamano: integer('tamano').notNull(),
    sha256: text('sha256').notNull(),
    hasta: instante('hasta').notNull(),
  },
  (t) => [primaryKey({ columns: [t.dni, t.clase] })],
)

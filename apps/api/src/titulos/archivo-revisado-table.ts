import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** `planilla` is a workbook of executive titles under review. `firmados` is a zip of signed titles. */
export type ClaseDeRevisado = 'planilla' | 'firmados'

/**
 * One row for the last file of each kind that each person sent for review. The S3-compatible store keeps the file, and
 * its key is the `id` of the row. So any machine can continue the review. Without a store, each process keeps the files
 * that it received.
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

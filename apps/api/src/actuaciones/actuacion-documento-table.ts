import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { documento as documentoTable } from '../documentos/documento-table.ts'
import { actuacion } from './actuacion-table.ts'

export const actuacionDocumento = pgTable(
  'actuacion_documento',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    actuacion: integer('actuacion')
      .notNull()
      .references(() => actuacion.id),
    documento: text('documento')
      .notNull()
      .references(() => documentoTable.sha256),
    nombre: text('nombre').notNull(),
    dni: text('dni').notNull(),
    creado: timestamp('creado', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('actuacion_documento_unico').on(t.actuacion, t.documento),
    index('actuacion_documento_contenido').on(t.documento),
  ],
)

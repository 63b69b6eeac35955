import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { titulo } from './titulo-table.ts'

/**
 * Signed files of the executive titles. The download of a title gives its current signed file instead of the issued
 * document. Replaced files are kept, because people may have downloaded them.
 */
export const tituloFirmado = pgTable(
  'titulo_firmado',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    titulo: integer('titulo')
      .notNull()
      .references(() => titulo.numero),
    documento: text('documento')
      .notNull()
      .references(() => documento.sha256),
    tamano: integer('tamano').notNull(),
    archivo: text('archivo').notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creado: instante('creado').notNull(),
    /** Moment at which another signed file replaced this file, or null. */
    reemplazado: instante('reemplazado'),
  },
  (t) => [
    uniqueIndex('titulo_firmado_vigente').on(t.titulo).where(sql`${t.reemplazado} is null`),
    index('titulo_firmado_titulo').on(t.titulo, t.creado),
    index('titulo_firmado_documento').on(t.documento),
  ],
)

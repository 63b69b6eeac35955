import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Rows of one file of an exported package. */
export interface ArchivoDeSalida {
  readonly archivo: string
  readonly filas: number
}

/** The whole installation as a package: who took it out stays, the package only while it is one of the last. */
export const salida = pgTable(
  'salida',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    trabajo: uuid('trabajo'),
    creada: instante('creada').notNull(),
    terminada: instante('terminada'),
    archivo: text('archivo'),
    /** Null until the package is made, and after it is deleted. */
    documento: text('documento').references(() => documento.sha256),
    archivos: jsonb('archivos').$type<readonly ArchivoDeSalida[]>().notNull().default([]),
    documentos: integer('documentos').notNull().default(0),
    avisos: jsonb('avisos').$type<readonly string[]>().notNull().default([]),
  },
  (t) => [index('salida_dni').on(t.dni), index('salida_documento').on(t.documento)],
)

import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { columnasDeEncargo } from '../exportaciones/columnas-de-encargo.ts'

/** Number of rows of one file of an exported package. */
export interface ArchivoDeSalida {
  readonly archivo: string
  readonly filas: number
}

/**
 * Exports of the whole installation as a package. The row always stays and says who asked for the export. The package
 * is kept only while it is among the newest ones.
 */
export const salida = pgTable(
  'salida',
  {
    ...columnasDeEncargo(),
    archivos: jsonb('archivos').$type<readonly ArchivoDeSalida[]>().notNull().default([]),
  },
  (t) => [index('salida_dni').on(t.dni), index('salida_documento').on(t.documento)],
)

import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { columnasDeEncargo } from '../exportaciones/columnas-de-encargo.ts'

export interface ArchivoDeSalida {
  readonly archivo: string
  readonly filas: number
}

/**
 * Exports of all the data of the municipality. A row is never deleted, because it records who asked for the export.
 * Only the data packages of the newest exports are kept.
 */
export const salida = pgTable(
  'salida',
  {
    ...columnasDeEncargo(),
    archivos: jsonb('archivos').$type<readonly ArchivoDeSalida[]>().notNull().default([]),
  },
  (t) => [index('salida_dni').on(t.dni), index('salida_documento').on(t.documento)],
)

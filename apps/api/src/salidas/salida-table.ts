import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { columnasDeEncargo } from '../exportaciones/columnas-de-encargo.ts'

export interface ArchivoDeSalida {
  readonly archivo: string
  readonly filas: number
}

/**
 * Table of the requested exports of all the data of the municipality. A row is never deleted, because it records who
 * asked for the export. The exported data package is kept only while it is among the newest packages.
 */
export const salida = pgTable(
  'salida',
  {
    ...columnasDeEncargo(),
    archivos: jsonb('archivos').$type<readonly ArchivoDeSalida[]>().notNull().default([]),
  },
  (t) => [index('salida_dni').on(t.dni), index('salida_documento').on(t.documento)],
)

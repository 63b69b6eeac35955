import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { columnasDeEncargo } from '../exportaciones/columnas-de-encargo.ts'

/** Rows of one file of an exported package. */
export interface ArchivoDeSalida {
  readonly archivo: string
  readonly filas: number
}

/** The whole installation as a package: who took it out stays, the package only while it is one of the last. */
export const salida = pgTable(
  'salida',
  {
    ...columnasDeEncargo(),
    archivos: jsonb('archivos').$type<readonly ArchivoDeSalida[]>().notNull().default([]),
  },
  (t) => [index('salida_dni').on(t.dni), index('salida_documento').on(t.documento)],
)

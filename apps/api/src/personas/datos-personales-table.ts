import type { ClaseDeDatos } from '@apremia/core'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { columnasDeEncargo } from '../exportaciones/columnas-de-encargo.ts'
import { textoLibre } from '../platform/db/columnas.ts'

/** Rows of a kind that were found. */
export interface ClaseReunida {
  readonly clase: ClaseDeDatos
  readonly filas: number
  /** Rows found by the name alone: they may be of somebody with the same name. */
  readonly porNombre: number
}

/**
 * Each time that everything kept about a person was collected: for whom, by whom and why. The file is kept as long as
 * `conservacion.exportaciones` says.
 */
export const datosPersonales = pgTable(
  'datos_personales',
  {
    ...columnasDeEncargo(),
    /** DNI and CUIT of the person; '' for the one that is not known. */
    deDni: textoLibre('de_dni'),
    deCuit: textoLibre('de_cuit'),
    motivo: text('motivo').notNull(),
    clases: jsonb('clases').$type<readonly ClaseReunida[]>().notNull().default([]),
  },
  (t) => [
    index('datos_personales_dni').on(t.dni),
    index('datos_personales_de').on(t.deDni),
    index('datos_personales_documento').on(t.documento),
  ],
)

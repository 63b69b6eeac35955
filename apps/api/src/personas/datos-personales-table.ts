import type { ClaseDeDatos } from '@apremia/core'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { columnasDeEncargo } from '../exportaciones/columnas-de-encargo.ts'
import { textoLibre } from '../platform/db/columnas.ts'

export interface ClaseReunida {
  readonly clase: ClaseDeDatos
  readonly filas: number
  readonly porNombre: number
}

/**
 * Requests to export all the personal data of one person. The file of each request is kept for the number of days in
 * the parameter `conservacion.exportaciones`.
 */
export const datosPersonales = pgTable(
  'datos_personales',
  {
    ...columnasDeEncargo(),
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

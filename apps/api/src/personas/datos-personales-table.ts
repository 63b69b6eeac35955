import type { ClaseDeDatos } from '@apremia/core'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante, textoLibre } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

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
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** DNI and CUIT of the person; '' for the one that is not known. */
    deDni: textoLibre('de_dni'),
    deCuit: textoLibre('de_cuit'),
    motivo: text('motivo').notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    trabajo: uuid('trabajo'),
    creada: instante('creada').notNull(),
    terminada: instante('terminada'),
    archivo: text('archivo'),
    /** Null until the file is made, and after it is deleted. */
    documento: text('documento').references(() => documento.sha256),
    clases: jsonb('clases').$type<readonly ClaseReunida[]>().notNull().default([]),
    documentos: integer('documentos').notNull().default(0),
    avisos: jsonb('avisos').$type<readonly string[]>().notNull().default([]),
  },
  (t) => [
    index('datos_personales_dni').on(t.dni),
    index('datos_personales_de').on(t.deDni),
    index('datos_personales_documento').on(t.documento),
  ],
)

import type { EstadoDeTrabajo, TipoDeTrabajo } from '@apremia/api-client'
import type { ErrorDeFila } from '@apremia/core'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Long jobs. A row has the complete state of a job, so that another process can continue the job of a dead process. */
export const trabajo = pgTable(
  'trabajo',
  {
    id: uuid('id').primaryKey(),
    tipo: text('tipo').$type<TipoDeTrabajo>().notNull(),
    estado: text('estado').$type<EstadoDeTrabajo>().notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    origen: text('origen').notNull(),
    titulo: text('titulo').notNull(),
    entrada: jsonb('entrada').$type<Record<string, unknown>>().notNull(),
    hecho: integer('hecho').notNull().default(0),
    total: integer('total').notNull().default(0),
    paso: text('paso').notNull().default(''),
    lote: uuid('lote'),
    documento: text('documento').references(() => documento.sha256),
    archivo: text('archivo'),
    avisos: jsonb('avisos').$type<string[]>().notNull().default([]),
    errores: jsonb('errores').$type<ErrorDeFila[]>().notNull().default([]),
    erroresTotal: integer('errores_total').notNull().default(0),
    resumen: jsonb('resumen').$type<Record<string, number | string>>(),
    error: jsonb('error').$type<{ code: string; message: string }>(),
    cancelar: boolean('cancelar').notNull().default(false),
    creado: instante('creado').notNull(),
    iniciado: instante('iniciado'),
    terminado: instante('terminado'),
    /** Random id, new each time that a process takes the job. It tells which process runs the job now. */
    ejecutor: text('ejecutor'),
    /** Last sign of life of the process that runs the job, by the clock of the database. */
    latido: instante('latido'),
  },
  (t) => [index('trabajo_dni').on(t.dni, t.creado), index('trabajo_estado').on(t.estado, t.creado)],
)

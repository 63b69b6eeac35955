import type { MembreteDeEvaluacion, ResultadoDeEvaluacion, UnidadDeTiempo } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { abogado as abogadoTable } from '../abogados/abogado-table.ts'
import { dia, instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

const cuenta = (nombre: string) => integer(nombre).notNull()

/**
 * Evaluation of a lawyer over a range: its figures and, with its cases, everything they were made from, so that it can
 * be made again to the byte. It never changes (trigger in the migration).
 */
export const evaluacion = pgTable(
  'evaluacion',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Run that made the evaluation. A resumed run goes on with the lawyers it lacks. */
    corrida: uuid('corrida').notNull(),
    abogado: text('abogado')
      .notNull()
      .references(() => abogadoTable.codexterno),
    fecha: dia('fecha').notNull(),
    momento: instante('momento').notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    desde: dia('desde').notNull(),
    hasta: dia('hasta').notNull(),
    /** Version of the rules. */
    version: integer('version').notNull(),
    /** Dated values that the evaluation rests on: those of the day it is made. */
    fechaInicial: dia('fecha_inicial'),
    sinEvaluar: dia('sin_evaluar'),
    inicioTiempo: integer('inicio_tiempo').notNull(),
    inicioUnidad: text('inicio_unidad').$type<UnidadDeTiempo>().notNull(),
    /** Maximum in hundredths of one per cent. */
    maximoSinRadicar: integer('maximo_sin_radicar').notNull(),
    maximoSinArchivar: integer('maximo_sin_archivar').notNull(),
    maximoFaltantes: integer('maximo_faltantes').notNull(),
    actuaciones: cuenta('actuaciones'),
    total: cuenta('total'),
    a_radicar: cuenta('a_radicar'),
    sin_radicar: cuenta('sin_radicar'),
    archivados: cuenta('archivados'),
    sin_archivar: cuenta('sin_archivar'),
    restantes: cuenta('restantes'),
    faltantes: cuenta('faltantes'),
    apremios: cuenta('apremios'),
    sin_movimientos: cuenta('sin_movimientos'),
    membrete: jsonb('membrete').$type<MembreteDeEvaluacion>().notNull(),
    resultado: text('resultado').$type<ResultadoDeEvaluacion>().notNull(),
  },
  (t) => [
    unique('evaluacion_corrida').on(t.corrida, t.abogado),
    index('evaluacion_abogado').on(t.abogado, t.fecha, t.id),
    index('evaluacion_fecha').on(t.fecha, t.id),
    check('evaluacion_lapso', sql`${t.desde} <= ${t.hasta}`),
    check('evaluacion_resultado', sql`${t.resultado} in ('Aprobado', 'Desaprobado')`),
  ],
)

import type { MembreteDeEvaluacion, ResultadoDeEvaluacion, UnidadDeTiempo } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { abogado as abogadoTable } from '../abogados/abogado-table.ts'
import { dia, instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

const cuenta = (nombre: string) => integer(nombre).notNull()

/**
 * Evaluation of a lawyer over a range of days. The row and the rows of its cases have all the data to compute the
 * result again exactly. A trigger refuses any change of a row.
 */
export const evaluacion = pgTable(
  'evaluacion',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /**
     * Id of the first job that evaluated this lawyer and perhaps others (corrida). A resumed job evaluates only the
     * lawyers who have no evaluation with this id yet.
     */
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
    /**
     * Version of the rules by which the lawyer's cases were counted, so that a later version of the product computes
     * the same result.
     */
    version: integer('version').notNull(),
    /**
     * Configured date FECHA_INICIAL on the day of the evaluation. The next columns have the configured date
     * SIN_EVALUAR, and the time limit for starting legal collection proceedings (apremio) as a number and a unit.
     */
    fechaInicial: dia('fecha_inicial'),
    sinEvaluar: dia('sin_evaluar'),
    inicioTiempo: integer('inicio_tiempo').notNull(),
    inicioUnidad: text('inicio_unidad').$type<UnidadDeTiempo>().notNull(),
    /**
     * Maximum percentage of cases not filed in court, in hundredths of one per cent. A lawyer above any of the three
     * maximums fails the evaluation.
     */
    maximoSinRadicar: integer('maximo_sin_radicar').notNull(),
    /** Maximum percentage of cases not archived, in hundredths of one per cent. */
    maximoSinArchivar: integer('maximo_sin_archivar').notNull(),
    /** Maximum percentage of overdue cases, in hundredths of one per cent. */
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
    /**
     * Code printed on the sheet of the evaluation, with which anybody can verify the evaluation. Null for an evaluation
     * made before evaluations had a code.
     */
    codigoVerificacion: text('codigo_verificacion').unique(),
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

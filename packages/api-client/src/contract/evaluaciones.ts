import { CUENTAS_DE_JUICIOS, CUENTAS_DE_TOTAL, type Cuenta } from '@apremia/core'
import { array, boolean, type NumberSchema, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { codigoAbogado, exportado, fechaIso, idNumerico, paginado } from './common.ts'
import { motivo, nombreEscrito, valorVisto } from './escrito.ts'
import {
  cantidadContada,
  casoEvaluado,
  categoriaEvaluada,
  cifras,
  cuentaDeEvaluacion,
  detallada,
  evaluacion,
  evaluacionPrevista,
  maximoDeEvaluacion as maximo,
  resultadoDeEvaluacion,
} from './evaluacion.ts'
import { trabajo } from './trabajos.ts'

const unLapso = {
  /** First day of the evaluated range. The range includes this day and its last day, `hasta`. */
  desde: fechaIso,
  hasta: fechaIso,
}

const cuentasEnviadas = <C extends Cuenta>(cuentas: readonly C[]) =>
  object(
    Object.fromEntries(cuentas.map((una) => [una, cantidadContada])) as Record<
      C,
      NumberSchema<number | undefined>
    >,
  ).default(undefined)

const filtroDeCasos = object({ cuenta: cuentaDeEvaluacion })

const filtro = object({
  abogado: string().trim().max(20),
  /**
   * Lists only the evaluations with this result. The field name is not `resultado`, because the server reads a body
   * with `resultado` as a new evaluation (D82).
   */
  conResultado: resultadoDeEvaluacion,
  /** First day of the range in which the listed evaluations were run. The last day is `fechaHasta`. */
  fechaDesde: fechaIso,
  fechaHasta: fechaIso,
})

const orden = object({
  orden: string().oneOf(['fecha', 'abogado', 'resultado']).default('fecha'),
  sentido: string().oneOf(['asc', 'desc']).default('desc'),
})

export const ORDENES_DE_SCORING = [
  'apellido',
  'codexterno',
  'ultimaActuacion',
  'ultimaEvaluacion',
] as const

const filtroDeScoring = object({
  apellido: nombreEscrito.max(100),
  nombre: nombreEscrito.max(100),
  nrodni: string().trim().max(20),
  codexterno: string().trim().max(20),
  scoring: string().oneOf(['aprobado', 'desaprobado', 'ninguna'], 'El scoring no existe.'),
})

const corrida = object({
  /** Codes of the lawyers to evaluate. An empty list means every active lawyer. */
  abogados: array(codigoAbogado.required()).max(1_000).default([]),
  ...unLapso,
})

const conMaximo = object({
  categoria: categoriaEvaluada.required(),
  nombre: string().required(),
  /**
   * Highest percentage of failing cases in this category with which a lawyer still passes. Null when the municipality
   * has not set it, and then no lawyer can be evaluated.
   */
  maximo: number().nullable().defined(),
  desde: fechaIso.nullable().defined(),
  /** Maximum percentage that replaces `maximo` on a future day. Null when no change is planned. */
  siguiente: object({ maximo: number().required(), desde: fechaIso.required() })
    .nullable()
    .defined()
    .default(null),
})

const params = object({ id: idNumerico.required() })
const deAbogado = object({
  abogado: string().trim().max(20).required('Indique el abogado.'),
})

/** Calls to evaluate and score lawyers (S2 §2.7, §2.8, §7; D14, D15, D81-D83, D144-D146). */
export const evaluaciones = {
  getEvaluacionesConfig: entry({
    method: 'GET',
    path: '/evaluaciones-config',
    capacidad: 'evaluaciones.ver',
    limite: 'consulta',
    summary: 'Los máximos de evaluación que rigen hoy',
    reply: array(conMaximo.required()).required(),
  }),
  saveEvaluacionesConfig: entry({
    method: 'PUT',
    path: '/evaluaciones-config',
    capacidad: 'evaluaciones.realizar',
    summary: 'Pone el máximo de una categoría desde hoy, o desde otro día con su motivo',
    body: object({
      categoria: categoriaEvaluada.required('Indique la categoría.'),
      maximo: maximo.required('El máximo es requerido.'),
      vigenteDesde: fechaIso,
      motivo,
      visto: valorVisto,
    }),
    reply: object({
      categoria: categoriaEvaluada.required(),
      maximo: number().required(),
      anterior: number().nullable().defined(),
      vigenteDesde: fechaIso.required(),
      cambia: boolean().required(),
    }),
  }),
  saveEvaluaciones: pagedEntry({
    method: 'POST',
    path: '/evaluaciones',
    capacidad: 'evaluaciones.ver',
    summary:
      'Evaluaciones que cumplen los filtros; con «resultado» o algún máximo, evalúa al abogado: cuenta el servidor, y rechaza los números que no sean los suyos (D82)',
    query: paginado.concat(orden),
    body: filtro.concat(
      object({
        ...unLapso,
        resultado: string().trim().max(20),
        maximoSinRadicar: maximo,
        maximoSinArchivar: maximo,
        maximoFaltantes: maximo,
        actuaciones: cantidadContada,
        cantidadJuicios: cuentasEnviadas(CUENTAS_DE_JUICIOS),
        cantidadTotal: cuentasEnviadas(CUENTAS_DE_TOTAL),
      }),
    ),
    reply: array(evaluacion.required()).required(),
  }),
  exportEvaluaciones: entry({
    method: 'GET',
    path: '/evaluaciones/excel',
    capacidad: 'evaluaciones.ver',
    limite: 'exportacion',
    summary: 'Todas las evaluaciones del filtro, en el mismo orden: evaluaciones.xlsx o .csv',
    query: filtro.concat(orden).concat(exportado),
    reply: 'file',
  }),
  getEvaluacionesByAbogado: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/evaluaciones/byAbogado',
    capacidad: 'evaluaciones.ver',
    limite: 'consulta',
    deOtros: 'evaluaciones',
    summary: 'Las evaluaciones de un abogado, la última primero',
    query: paginado,
    body: deAbogado,
    reply: array(evaluacion.required()).required(),
  }),
  getLastEvaluacion: entry({
    method: 'POST',
    soloLee: true,
    path: '/evaluaciones/last',
    capacidad: 'evaluaciones.ver',
    limite: 'consulta',
    summary: 'La última evaluación de un abogado, por fecha y número; null si no tiene',
    body: deAbogado,
    reply: object({ evaluacion: evaluacion.nullable().defined().default(null) }),
  }),
  listScoring: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/evaluaciones/abogados',
    capacidad: 'evaluaciones.ver-todas',
    limite: 'consulta',
    deOtros: 'evaluaciones',
    summary: 'Los abogados con su scoring; los filtros son de administradores y A00 (D15)',
    vela: 'abogado',
    query: paginado.concat(
      object({
        orden: string().oneOf(ORDENES_DE_SCORING).default('apellido'),
        sentido: string().oneOf(['asc', 'desc']).default('asc'),
      }),
    ),
    body: filtroDeScoring,
    reply: array(
      object({
        codexterno: codigoAbogado.required(),
        apellido: string().defined(),
        nombre: string().defined(),
        nrodni: string().defined(),
        matricula: string().defined(),
        baja: string().oneOf(['0', '1']).required(),
        ultimaActuacion: fechaIso.nullable().defined(),
        ultimaEvaluacion: fechaIso.nullable().defined(),
        scoring: object({
          ultimo: resultadoDeEvaluacion.required(),
          aprobadas: cantidadContada.required(),
          total: cantidadContada.required(),
          /** Percentage of the lawyer's evaluations of the last twelve months that passed. Null without evaluations. */
          porciento: number().integer().nullable().defined(),
        })
          .nullable()
          .defined()
          .default(null),
        /** Sentence that explains the scoring of the lawyer, with the numbers of the formula (D83). */
        frase: string().required(),
      }).required(),
    ).required(),
  }),
  runEvaluaciones: entry({
    method: 'POST',
    path: '/evaluaciones/correr',
    capacidad: 'evaluaciones.realizar',
    summary: 'Evalúa a algunos abogados, o a todos, en un trabajo',
    body: corrida,
    reply: trabajo,
  }),
  simulateRunEvaluaciones: entry({
    method: 'POST',
    soloLee: true,
    path: '/evaluaciones/simular',
    capacidad: 'evaluaciones.realizar',
    limite: 'consulta',
    summary: 'Lo mismo, sin guardar nada, al lado de la última evaluación de cada uno',
    body: corrida,
    reply: object({
      evaluaciones: array(evaluacionPrevista.required()).required(),
      /** Warnings that name the lawyers already evaluated over exactly the same range of days (D146). */
      avisos: array(string().required()).required(),
    }),
  }),
  resumeEvaluaciones: entry({
    method: 'POST',
    path: '/evaluaciones/corridas/:trabajo/reanudar',
    capacidad: 'evaluaciones.realizar',
    summary:
      'Sigue con los abogados que le faltan a un trabajo propio que se cortó, con sus mismas fechas y valores; si está en curso o terminó, es ese',
    params: object({ trabajo: string().uuid().required() }),
    reply: trabajo,
  }),
  listCorrida: pagedEntry({
    method: 'GET',
    path: '/evaluaciones/corridas/:trabajo',
    capacidad: 'evaluaciones.realizar',
    limite: 'consulta',
    deOtros: 'evaluaciones',
    summary: 'Las evaluaciones que hizo un trabajo propio, también si siguió en otro',
    params: object({ trabajo: string().uuid().required() }),
    query: paginado,
    reply: array(evaluacion.required()).required(),
  }),
  getPreEvaluacion: entry({
    method: 'GET',
    path: '/evaluaciones/propia',
    capacidad: 'evaluaciones.propia',
    limite: 'consulta',
    summary: 'Qué diría hoy la evaluación propia: las tres partes y cuántos casos corregir',
    query: object(unLapso),
    reply: object({ ...cifras, frase: string().required() }),
  }),
  listCasosDePreEvaluacion: pagedEntry({
    method: 'GET',
    path: '/evaluaciones/propia/casos',
    capacidad: 'evaluaciones.propia',
    limite: 'consulta',
    summary: 'Los casos de una cuenta de la evaluación propia de hoy, cada uno con su porqué',
    query: paginado.concat(filtroDeCasos).concat(object(unLapso)),
    reply: array(casoEvaluado.required()).required(),
  }),
  getEvaluacion: entry({
    method: 'GET',
    path: '/evaluaciones/:id',
    capacidad: 'evaluaciones.ver',
    limite: 'consulta',
    summary: 'Una evaluación, con lo que la sostiene',
    params,
    reply: detallada,
  }),
  listCasosDeEvaluacion: pagedEntry({
    method: 'GET',
    path: '/evaluaciones/:id/casos',
    capacidad: 'evaluaciones.ver',
    limite: 'consulta',
    deOtros: 'casos evaluados',
    summary: 'Los casos de una cuenta de una evaluación, cada uno con su porqué',
    params,
    query: paginado.concat(filtroDeCasos),
    reply: array(casoEvaluado.required()).required(),
  }),
  exportCasosDeEvaluacion: entry({
    method: 'GET',
    path: '/evaluaciones/:id/excel',
    capacidad: 'evaluaciones.ver',
    limite: 'exportacion',
    summary: 'Los casos de una evaluación, con las cuentas de cada uno y su porqué',
    params,
    query: filtroDeCasos.concat(exportado),
    reply: 'file',
  }),
  downloadEvaluacion: entry({
    method: 'GET',
    path: '/evaluaciones/:id/pdf',
    capacidad: 'evaluaciones.ver',
    limite: 'documento',
    summary:
      'La hoja de una evaluación, en PDF: sus cuentas y en qué se apoya. Siempre los mismos bytes',
    params,
    reply: 'file',
  }),
  recomputeEvaluacion: entry({
    method: 'POST',
    soloLee: true,
    path: '/evaluaciones/:id/recalcular',
    capacidad: 'evaluaciones.ver',
    limite: 'consulta',
    summary: 'Hace de nuevo una evaluación con lo que se guardó y compara los bytes',
    params,
    reply: object({
      igual: boolean().required(),
      huella: string().required(),
      recalculada: string().required(),
      diferencias: array(string().required()).required(),
    }),
  }),
}

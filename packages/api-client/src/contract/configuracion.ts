import {
  CLASES_DE_SITUACION,
  CLAVES_DE_MESA,
  type ClaveDeMesa,
  MESAS,
  PAPELES_IMPRESOS,
  SOLAPAS,
  textos,
} from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { codigoAbogado, exportado, fechaIso, idNumerico, instante, paginado } from './common.ts'
import { motivo, textoEscrito, valorVisto } from './escrito.ts'
import { categoriaEvaluada, maximoDeEvaluacion, resultadoDeEvaluacion } from './evaluacion.ts'
import { trabajo } from './trabajos.ts'

const CLAVES = [...(Object.keys(CLAVES_DE_MESA) as ClaveDeMesa[]), 'etapa'] as const

const clave = string()
  .oneOf(Object.keys(CLAVES_DE_MESA) as ClaveDeMesa[], 'La clave es FECHA_INICIAL o SIN_EVALUAR.')
  .required('Indique la clave.')

const valor = fechaIso.nullable().defined()

/**
 * Change of the configuration that a person wants to preview: a new date in FECHA_INICIAL or SIN_EVALUAR, which decide
 * the tab of a case, or a new time limit of a type of action.
 */
const supuesto = object({
  clave: string()
    .oneOf(CLAVES, 'La clave es FECHA_INICIAL, SIN_EVALUAR o etapa.')
    .required('Indique qué cambiaría.'),
  /**
   * New date, when `clave` is FECHA_INICIAL or SIN_EVALUAR. A case is active when its last event is on or after
   * FECHA_INICIAL. An event between SIN_EVALUAR and FECHA_INICIAL puts the case in the tab SIN EVALUAR (not evaluated).
   */
  valor: string().trim().max(20).default(''),
  /**
   * Number of the kind of action whose time limit changes, only when `clave` is 'etapa' (kind of action). `tiempo` and
   * `tipo_tiempo` give the new time limit, such as '15' and 'day'.
   */
  tipo: idNumerico,
  tiempo: string().trim().max(20).default(''),
  tipo_tiempo: string().trim().max(20).default(''),
})

/**
 * Possible change of the configuration. The server counts the cases that the change would affect, and saves nothing.
 * When `clave` is 'situacion', a debt status gets a new meaning.
 */
const supuestoDeCasos = supuesto.shape({
  clave: string()
    .oneOf([...CLAVES, 'situacion'], 'La clave es FECHA_INICIAL, SIN_EVALUAR, etapa o situacion.')
    .required('Indique qué cambiaría.'),
  /**
   * Code of the debt status whose meaning changes. `detalle` is its name and `significado` its new meaning. Used only
   * when `clave` is 'situacion'.
   */
  codigo: string().trim().uppercase().max(40).default(''),
  detalle: string().trim().max(200).default(''),
  significado: string()
    .oneOf(['', ...CLASES_DE_SITUACION], textos.catalogos.situaciones.clase)
    .default(''),
})

/**
 * Hypothetical change of the configuration, for a preview of its effects on the evaluations of lawyers. `maximo` is a
 * new maximum percentage of failing cases. A lawyer above this maximum does not pass the evaluation.
 */
const supuestoDeEvaluacion = supuesto.shape({
  clave: string()
    .oneOf([...CLAVES, 'maximo'], 'La clave es FECHA_INICIAL, SIN_EVALUAR, etapa o maximo.')
    .required('Indique qué cambiaría.'),
  categoria: categoriaEvaluada,
  maximo: maximoDeEvaluacion,
})

/**
 * Effects on a case of a change in the configuration: the case moves to another tab ('solapa'), becomes late ('vence'),
 * stops being late ('deja'), or gets another deadline ('plazo').
 */
export const CAMBIOS_DE_CASO = ['solapa', 'vence', 'deja', 'plazo'] as const

const filtrado = supuestoDeCasos.shape({
  abogado: string().trim().max(10),
  cambio: string().oneOf(CAMBIOS_DE_CASO, 'El cambio es solapa, vence, deja o plazo.'),
})

const cantidad = number().integer().required()

const cuenta = {
  casos: cantidad,
  solapa: cantidad,
  vence: cantidad,
  deja: cantidad,
}

const solapa = string().oneOf(SOLAPAS).nullable().defined()

const par = <T extends { __isYupSchema__: boolean }>(uno: T) => ({ antes: uno, despues: uno })

const casoDelEfecto = object({
  tipo: string().oneOf(['I', 'C']).required(),
  imponible: number().integer().required(),
  recurso: string().required(),
  /** Code of the lawyer in charge. '' for a case without lawyer. */
  abogado: string().defined(),
  judicial: object(par(solapa)).required(),
  extrajudicial: object(par(solapa)).required(),
  vence: object(par(fechaIso.nullable().defined())).required(),
  vencido: object(par(boolean().required())).required(),
})

const vigencia = object({
  valor: string().defined(),
  /** First day on which the configured value is in force. Null when this day is unknown. */
  desde: fechaIso.nullable().defined(),
  /** Last day on which the configured value is in force. Null when no later value is set. */
  hasta: fechaIso.nullable().defined(),
  rige: boolean().required(),
  /**
   * Changes of the configured value, each with its author and reason, the oldest first. Empty for a default value of
   * Apremia.
   */
  cambios: array(
    object({
      momento: instante.required(),
      /** Document number of the author. '' when Apremia itself made the change. */
      dni: string().defined(),
      persona: string().defined(),
      anterior: string().defined(),
      valor: string().defined(),
      motivo: string().defined(),
    }).required(),
  ).required(),
})

const vigencias = array(vigencia.required()).required()

const frases = array(string().required()).required()

/**
 * Current configuration, its history, and the effects of a change (S2 §2.8). The dates FECHA_INICIAL and SIN_EVALUAR
 * decide the tab of a case (S2 §7, §9; D55).
 */
export const configuracion = {
  readConfiguracion: entry({
    method: 'POST',
    soloLee: true,
    path: '/configuracion',
    capacidad: 'configuracion.ver',
    limite: 'consulta',
    summary: 'El valor de FECHA_INICIAL o de SIN_EVALUAR; null si nadie lo puso',
    body: object({ key: clave }),
    reply: object({ key: clave, value: valor }),
  }),
  saveConfiguracion: entry({
    method: 'PUT',
    path: '/configuracion',
    capacidad: 'configuracion.administrar',
    summary: 'Pone FECHA_INICIAL o SIN_EVALUAR desde hoy y recalcula todos los casos en un trabajo',
    body: object({
      key: clave,
      value: textoEscrito.max(20).required('El valor es requerido.'),
      visto: valorVisto,
      motivo,
    }),
    reply: object({ key: clave, value: valor, trabajo: trabajo.required() }),
  }),
  getEfecto: entry({
    method: 'GET',
    path: '/configuracion/efecto',
    capacidad: 'configuracion.administrar',
    limite: 'consulta',
    summary:
      'Qué cambiaría otra fecha de las mesas, otro tiempo de etapa u otro significado de una situación: casos que pasan de solapa, vencen o dejan de estar vencidos, por abogado. No escribe nada',
    query: supuestoDeCasos,
    reply: object({
      ...cuenta,
      alcanzados: cantidad,
      /** Numbers of late cases before and after the change, among the cases that depend on the changed value. */
      vencidos: object({ antes: cantidad, despues: cantidad }).required(),
      abogados: array(object({ abogado: string().defined(), ...cuenta }).required()).required(),
      /**
       * Cases that move from the tab `de` to the tab `a` of a work list. `casos` is the number of cases. A null `de` or
       * `a` means no tab.
       */
      solapas: array(
        object({
          mesa: string().oneOf(MESAS).required(),
          de: solapa,
          a: solapa,
          casos: cantidad,
        }).required(),
      ).required(),
    }),
  }),
  getEfectoDeParametro: entry({
    method: 'GET',
    path: '/parametros/efecto',
    capacidad: 'parametros.administrar',
    limite: 'consulta',
    summary:
      'Qué cambiaría otro valor de un parámetro: un convenio de ejemplo antes y después, los convenios sin confirmar y los casos que cambian, y cómo se leerían los papeles. No escribe nada',
    query: object({
      clave: string().trim().max(80).required('Indique qué parámetro.'),
      valor: string().max(500).default(''),
      /** First day on which the new value of the parameter would apply. Today by default. */
      vigenteDesde: fechaIso,
    }),
    reply: object({
      vigenteDesde: fechaIso.required(),
      frases,
      /**
       * Sentences with which documents print the parameter, with its value before the change and with the new value.
       */
      impresos: array(
        object({
          papel: string().oneOf(PAPELES_IMPRESOS).required(),
          antes: string().defined(),
          despues: string().defined(),
        }).required(),
      ).required(),
    }),
  }),
  getEfectoDeArancel: entry({
    method: 'GET',
    path: '/configuracion/efecto/aranceles',
    capacidad: 'configuracion.administrar',
    limite: 'consulta',
    summary:
      'Lo que costaría una deuda de ejemplo con otros honorarios de un estado de convenio, y los convenios sin confirmar que conservan los suyos. No escribe nada',
    query: object({
      id: idNumerico.required('Indique el estado.'),
      porcentual: string().trim().max(20).default(''),
      gastofijo: string().trim().max(20).default(''),
      jus: string().trim().max(20).default(''),
      vigente_desde: fechaIso,
    }),
    reply: object({ vigenteDesde: fechaIso.required(), frases }),
  }),
  getEfectoEnEvaluaciones: entry({
    method: 'GET',
    path: '/configuracion/efecto/evaluaciones',
    capacidad: 'configuracion.administrar',
    limite: 'consulta',
    summary:
      'Los abogados en actividad cuya última evaluación, hecha de nuevo hoy sobre su lapso, daría otro resultado con esa fecha, ese tiempo o ese máximo. No escribe nada',
    query: supuestoDeEvaluacion,
    reply: object({
      evaluados: cantidad,
      abogados: array(
        object({
          abogado: codigoAbogado.required(),
          nombre: string().defined(),
          evaluacion: idNumerico.required(),
          desde: fechaIso.required(),
          hasta: fechaIso.required(),
          antes: resultadoDeEvaluacion.required(),
          despues: resultadoDeEvaluacion.required(),
        }).required(),
      ).required(),
    }),
  }),
  exportEfectoEnEvaluaciones: entry({
    method: 'GET',
    path: '/configuracion/efecto/evaluaciones/excel',
    capacidad: 'configuracion.administrar',
    limite: 'exportacion',
    summary: 'Las mismas evaluaciones: evaluaciones-que-cambian.xlsx o .csv',
    query: supuestoDeEvaluacion.concat(exportado),
    reply: 'file',
  }),
  listCasosDelEfecto: pagedEntry({
    method: 'GET',
    path: '/configuracion/efecto/casos',
    capacidad: 'configuracion.administrar',
    limite: 'consulta',
    deOtros: 'casos que cambiarían',
    summary: 'Los casos que cambiarían, con lo que son y lo que serían',
    query: filtrado.concat(paginado),
    reply: array(casoDelEfecto.required()).required(),
  }),
  exportCasosDelEfecto: entry({
    method: 'GET',
    path: '/configuracion/efecto/casos/excel',
    capacidad: 'configuracion.administrar',
    limite: 'exportacion',
    summary: 'Los mismos: efecto-de-configuracion.xlsx o .csv',
    query: filtrado.concat(exportado),
    reply: 'file',
  }),
  getVigencias: entry({
    method: 'GET',
    path: '/configuracion/vigencias',
    capacidad: 'configuracion.administrar',
    limite: 'consulta',
    summary:
      'Los valores que tuvo, tiene y tendrá una fecha de las mesas, el tiempo de una etapa, los aranceles de un estado o un máximo de evaluación, con quién los puso y por qué',
    query: object({
      cosa: string()
        .oneOf(
          ['fecha', 'etapa', 'arancel', 'maximo'],
          'La cosa es fecha, etapa, arancel o maximo.',
        )
        .required('Indique de qué.'),
      /**
       * Configured value whose history is requested:
       * - a date: its name, such as FECHA_INICIAL
       * - a time limit: number of the kind of action
       * - fees: number of the row of the fee table
       * - a maximum percentage: its category
       */
      id: string().trim().max(20).required('Indique de cuál.'),
    }),
    reply: vigencias,
  }),
  getVigenciasDeParametro: entry({
    method: 'GET',
    path: '/parametros/vigencias',
    capacidad: 'parametros.administrar',
    limite: 'consulta',
    summary: 'Los valores de un parámetro, con quién los puso y por qué',
    query: object({ clave: string().trim().max(80).required('Indique qué parámetro.') }),
    reply: vigencias,
  }),
}

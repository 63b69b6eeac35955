import {
  ACUSES_DE_CARTA,
  CUADROS,
  MESAS,
  PARTES_DE_CARTERA,
  TRAMOS,
  URGENCIAS,
} from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { exportado, fechaIso, importe } from './common.ts'

const cantidad = number().integer().required()
/** Debt amount. Null when the municipality's own service keeps the debt (D110). */
const importeSabido = importe.nullable().defined()

const filtro = object({
  /**
   * Lawyer's code to filter by, for people who may choose a lawyer (D11). Empty means every lawyer that the person may
   * see.
   */
  abogado: string().trim().max(10).default(''),
})

/**
 * Number of cases of a work list (desk), and their debt that is assigned to lawyers. To list the same cases, the client
 * opens the work list with `historico: 'true'`.
 */
const deMesa = object({
  mesa: string().oneOf(MESAS).required(),
  casos: cantidad,
  monto: importeSabido,
})

const mes = object({ desde: fechaIso.required(), hasta: fechaIso.required() })

/**
 * Fields of the statistics about collection: the confirmed agreements, and the instalments that the municipality
 * collected.
 */
const cobros = {
  /**
   * Number of confirmed agreements. `convenido` is the sum of their amounts. The list of `/convenios` with the same
   * range of dates shows the same agreements.
   */
  convenios: cantidad,
  convenido: importe.required(),
  /**
   * Number of instalments of payment plans that the municipality collected. `recuperado` is the sum of their amounts,
   * with late interest.
   */
  cuotas: number().integer().nullable().defined(),
  recuperado: importeSabido,
}

export const estadisticas = {
  getEstadisticas: entry({
    method: 'GET',
    path: '/estadisticas',
    capacidad: 'estadisticas.ver',
    limite: 'consulta',
    pesada: true,
    summary:
      'Cartera, antigüedad, plazos, convenido y recuperado por mes, cartas y evaluaciones: de lo que ve quien pregunta; por abogado, para quien lo elige',
    query: filtro,
    reply: object({
      hoy: fechaIso.required(),
      /** Number of cases. A case in both work lists, judicial and extrajudicial, counts once (S2 §4). */
      casos: cantidad,
      monto: importeSabido,
      cartera: array(
        deMesa.shape({ parte: string().oneOf(PARTES_DE_CARTERA).required() }).required(),
      ).required(),
      antiguedad: array(
        deMesa.shape({ tramo: string().oneOf(TRAMOS).required() }).required(),
      ).required(),
      /** Number of cases in the ACTIVOS tab, by work list and by state of the deadline. */
      plazos: array(
        deMesa.shape({ vence: string().oneOf(URGENCIAS).required() }).required(),
      ).required(),
      meses: array(mes.shape(cobros).required()).required(),
      /**
       * Numbers of demand letters by the outcome of their acknowledgement of receipt. Null for a person who may not see
       * letters.
       */
      cartas: array(
        object({
          acuse: string().oneOf(ACUSES_DE_CARTA).required(),
          cartas: cantidad,
          total: importe.required(),
        }).required(),
      )
        .nullable()
        .defined(),
      /**
       * Numbers of passed and failed evaluations by month. Null for a person who may not see evaluations (D14, D15).
       */
      evaluaciones: array(mes.shape({ aprobadas: cantidad, desaprobadas: cantidad }).required())
        .nullable()
        .defined(),
      /**
       * Counts of cases for each lawyer. The list is for people who may choose a lawyer and chose none. The code ''
       * counts the cases without lawyer.
       */
      abogados: array(
        object({
          abogado: string().defined(),
          nombre: string().defined(),
          /**
           * Numbers of cases in the tab TODOS (all cases) of the judicial work list and of the extrajudicial work list.
           */
          judicial: cantidad,
          extrajudicial: cantidad,
          /** Number of cases with a past deadline, on the judicial and extrajudicial work lists together. */
          vencidos: cantidad,
          monto: importeSabido,
          ...cobros,
        }).required(),
      ).required(),
    }),
  }),
  exportEstadisticas: entry({
    method: 'GET',
    path: '/estadisticas/excel',
    capacidad: 'estadisticas.exportar',
    limite: 'exportacion',
    summary: 'Uno de los cuadros de las estadísticas',
    query: filtro.concat(exportado).shape({
      cuadro: string()
        .oneOf(CUADROS, 'No es un cuadro de las estadísticas.')
        .required('Indique el cuadro.'),
    }),
    reply: 'file',
  }),
}

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
/** Amount. Null when the municipality's own service keeps the debt (D110). */
const importeSabido = importe.nullable().defined()

const filtro = object({
  /**
   * Lawyer's code to filter by, for people who may choose a lawyer (D11). Empty means every lawyer that the person may
   * see.
   */
  abogado: string().trim().max(10).default(''),
})

/**
 * Number of cases of a desk, and their debt in legal management. With `historico: 'true'`, the list of the desk shows
 * exactly these cases.
 */
const deMesa = object({
  mesa: string().oneOf(MESAS).required(),
  casos: cantidad,
  monto: importeSabido,
})

const mes = object({ desde: fechaIso.required(), hasta: fechaIso.required() })

/** Totals of the confirmed agreements (`convenido`) and of the collected instalments (`recuperado`). */
const cobros = {
  /** Number of confirmed agreements. `/convenios` lists the same agreements with the same date filter. */
  convenios: cantidad,
  convenido: importe.required(),
  /** Number of collected instalments of payment plans. `recuperado` is their amount with late interest. */
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
      /** Number of distinct cases. A case on both desks counts once (S2 §4). */
      casos: cantidad,
      monto: importeSabido,
      cartera: array(
        deMesa.shape({ parte: string().oneOf(PARTES_DE_CARTERA).required() }).required(),
      ).required(),
      antiguedad: array(
        deMesa.shape({ tramo: string().oneOf(TRAMOS).required() }).required(),
      ).required(),
      /** Number of cases in the ACTIVOS tab, by desk and by state of the deadline. */
      plazos: array(
        deMesa.shape({ vence: string().oneOf(URGENCIAS).required() }).required(),
      ).required(),
      meses: array(mes.shape(cobros).required()).required(),
      /** Null for people who may not see letters. */
      cartas: array(
        object({
          acuse: string().oneOf(ACUSES_DE_CARTA).required(),
          cartas: cantidad,
          total: importe.required(),
        }).required(),
      )
        .nullable()
        .defined(),
      /** Null for people who may not see evaluations (D14, D15). */
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
          /** Numbers of cases in the TODOS tab of the judicial desk and in the TODOS tab of the extrajudicial desk. */
          judicial: cantidad,
          extrajudicial: cantidad,
          /** Number of late cases on both desks. */
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

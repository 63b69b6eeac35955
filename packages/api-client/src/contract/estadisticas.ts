import {
  ACUSES_DE_CARTA,
  CUADROS,
  MESAS,
  PARTES_DE_CARTERA,
  TRAMOS,
  VENCIMIENTOS,
} from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { exportado, fechaIso, importe } from './common.ts'

const cantidad = number().integer().required()
/** Amount, or null when the municipality keeps it (D110). */
const importeSabido = importe.nullable().defined()

const filtro = object({
  /** Lawyer code to filter by, for people who choose a lawyer (D11). Empty means every lawyer the person may see. */
  abogado: string().trim().max(10).default(''),
})

/** Cases of a desk and their debt in management, as the list of the desk has them with every date. */
const deMesa = object({
  mesa: string().oneOf(MESAS).required(),
  casos: cantidad,
  monto: importeSabido,
})

const mes = object({ desde: fechaIso.required(), hasta: fechaIso.required() })

/** Amounts agreed and amounts collected. */
const cobros = {
  /** Number of agreements confirmed: those that `/convenios` lists with that date. */
  convenios: cantidad,
  convenido: importe.required(),
  /** Number of instalments of payment plans collected. `recuperado` is their amount with late interest. */
  cuotas: number().integer().nullable().defined(),
  recuperado: importeSabido,
}

/** Statistics (M4, D97). */
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
      /** Number of different cases. A case on both desks counts once (S2 §4). */
      casos: cantidad,
      monto: importeSabido,
      cartera: array(
        deMesa.shape({ parte: string().oneOf(PARTES_DE_CARTERA).required() }).required(),
      ).required(),
      antiguedad: array(
        deMesa.shape({ tramo: string().oneOf(TRAMOS).required() }).required(),
      ).required(),
      /** Deadlines of the cases of ACTIVOS. */
      plazos: array(
        deMesa.shape({ vence: string().oneOf(VENCIMIENTOS).required() }).required(),
      ).required(),
      meses: array(mes.shape(cobros).required()).required(),
      /** Null for people who see no letters. */
      cartas: array(
        object({
          acuse: string().oneOf(ACUSES_DE_CARTA).required(),
          cartas: cantidad,
          total: importe.required(),
        }).required(),
      )
        .nullable()
        .defined(),
      /** Null for people who see no evaluations (D14, D15). */
      evaluaciones: array(mes.shape({ aprobadas: cantidad, desaprobadas: cantidad }).required())
        .nullable()
        .defined(),
      /** Figures by lawyer, for people who choose a lawyer and chose none. '' has the cases of nobody. */
      abogados: array(
        object({
          abogado: string().defined(),
          nombre: string().defined(),
          /** Cases in the TODOS of each desk. */
          judicial: cantidad,
          extrajudicial: cantidad,
          /** Late cases of both desks. */
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

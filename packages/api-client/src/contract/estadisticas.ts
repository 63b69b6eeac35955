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
/** null when the municipality keeps it (D110). */
const importeSabido = importe.nullable().defined()

const filtro = object({
  /** For who chooses a lawyer (D11); '' is all there are to see. */
  abogado: string().trim().max(10).default(''),
})

/** Cases of a desk and what they owe in management, as its list has them with every date. */
const deMesa = object({
  mesa: string().oneOf(MESAS).required(),
  casos: cantidad,
  monto: importeSabido,
})

const mes = object({ desde: fechaIso.required(), hasta: fechaIso.required() })

/** What was agreed and what came in. */
const cobros = {
  /** Agreements confirmed: those of `/convenios` with that date. */
  convenios: cantidad,
  convenido: importe.required(),
  /** Quotas of payment plans collected, and what they brought with their late interest. */
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
      /** Each case once: one may be on both desks (S2 §4). */
      casos: cantidad,
      monto: importeSabido,
      cartera: array(
        deMesa.shape({ parte: string().oneOf(PARTES_DE_CARTERA).required() }).required(),
      ).required(),
      antiguedad: array(
        deMesa.shape({ tramo: string().oneOf(TRAMOS).required() }).required(),
      ).required(),
      /** Of ACTIVOS. */
      plazos: array(
        deMesa.shape({ vence: string().oneOf(VENCIMIENTOS).required() }).required(),
      ).required(),
      meses: array(mes.shape(cobros).required()).required(),
      /** null for who sees no letters. */
      cartas: array(
        object({
          acuse: string().oneOf(ACUSES_DE_CARTA).required(),
          cartas: cantidad,
          total: importe.required(),
        }).required(),
      )
        .nullable()
        .defined(),
      /** null for who sees no evaluations (D14, D15). */
      evaluaciones: array(mes.shape({ aprobadas: cantidad, desaprobadas: cantidad }).required())
        .nullable()
        .defined(),
      /** For who chooses a lawyer and chose none; '' are the cases of nobody. */
      abogados: array(
        object({
          abogado: string().defined(),
          nombre: string().defined(),
          /** Of the TODOS of each desk. */
          judicial: cantidad,
          extrajudicial: cantidad,
          /** Of both desks. */
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

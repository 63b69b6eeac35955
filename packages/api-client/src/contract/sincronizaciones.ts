import { BAJAS_SIN_CONFIRMAR } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { instante } from './common.ts'
import { trabajo } from './trabajos.ts'

const llamadaComprobada = object({
  llamada: string().required(),
  /** State of the response. `aviso` means a correct response with more rows than requested. */
  estado: string().oneOf(['bien', 'aviso', 'mal', 'sinProbar']).required(),
  filas: number().integer().nullable().defined(),
  milisegundos: number().integer().nullable().defined(),
  /** Wrong field, excess of rows, or reason why the product did not make the call. '' for a correct response. */
  motivo: string().defined(),
})

/** Synchronisation of the portfolio from the municipality's own service (O3). */
export const sincronizaciones = {
  startSincronizacion: entry({
    method: 'POST',
    path: '/sincronizaciones',
    capacidad: 'paquetes.cargar',
    summary:
      'Trae la cartera del servicio del municipio y la carga como un paquete; la que se cortó sigue con lo ya contestado',
    body: object({
      /** True for a simulation: the server requests and loads everything, and then undoes every change. */
      simulacion: boolean().default(false),
      /** Percentage of the open periods that the service may stop returning (D172). */
      bajasHasta: number()
        .integer()
        .min(0, 'El porcentaje va de 0 a 100.')
        .max(100, 'El porcentaje va de 0 a 100.')
        .default(BAJAS_SIN_CONFIRMAR),
    }),
    reply: trabajo,
  }),
  checkServicio: entry({
    method: 'POST',
    soloLee: true,
    path: '/sincronizaciones/comprobar',
    capacidad: 'parametros.administrar',
    limite: 'consulta',
    summary:
      'Pregunta una vez cada llamada del servicio del municipio y dice en qué se aparta de lo que debe contestar',
    reply: object({
      llamadas: array(llamadaComprobada.required()).required(),
    }),
  }),
  getSincronizacion: entry({
    method: 'GET',
    path: '/sincronizaciones/ultima',
    capacidad: 'mesas.ver',
    limite: 'consulta',
    summary: 'De cuándo es la cartera que se trajo del servicio del municipio, y si está entera',
    reply: object({
      /** True when the portfolio comes from the municipality's service. False when the product keeps the register. */
      remota: boolean().required(),
      aplicada: instante.nullable().defined(),
      /**
       * Number of items without a response from the municipality's service (`sinRespuesta`) and number of refused rows
       * (`rechazadas`), in the last synchronisation.
       */
      sinRespuesta: number().integer().required(),
      rechazadas: number().integer().required(),
    }),
  }),
}

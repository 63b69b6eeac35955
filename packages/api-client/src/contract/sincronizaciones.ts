import { BAJAS_SIN_CONFIRMAR } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { instante } from './common.ts'
import { trabajo } from './trabajos.ts'

/** A call of the municipality's service as it was answered. */
const llamadaComprobada = object({
  llamada: string().required(),
  /** `aviso`: the answer is right, and brings more rows than requested. */
  estado: string().oneOf(['bien', 'aviso', 'mal', 'sinProbar']).required(),
  filas: number().integer().nullable().defined(),
  milisegundos: number().integer().nullable().defined(),
  /** Names the wrong field or the rows in excess, or says why the call was not made. '' when the answer is right. */
  motivo: string().defined(),
})

/** The portfolio brought from the municipality's own service (O3). */
export const sincronizaciones = {
  startSincronizacion: entry({
    method: 'POST',
    path: '/sincronizaciones',
    capacidad: 'paquetes.cargar',
    summary:
      'Trae la cartera del servicio del municipio y la carga como un paquete; la que se cortó sigue con lo ya contestado',
    body: object({
      /** Asked and tried whole, and left as if it had not been. */
      simulacion: boolean().default(false),
      /** Percent of the open periods that the service may no longer tell (D172). */
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
      /** Brought from the service; false where the register is the product's own. */
      remota: boolean().required(),
      /** Moment of the last synchronisation that was applied. */
      aplicada: instante.nullable().defined(),
      /** Items without an answer, and rows that were refused, of the last one. */
      sinRespuesta: number().integer().required(),
      rechazadas: number().integer().required(),
    }),
  }),
}

import { BAJAS_SIN_CONFIRMAR } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { instante } from './common.ts'
import { trabajo } from './trabajos.ts'

const llamadaComprobada = object({
  llamada: string().required(),
  /**
   * Result of checking one call to the municipality's service.
   * - 'bien': the response is correct
   * - 'aviso': the response is correct, but has more rows than were requested
   * - 'mal': the response is wrong
   * - 'sinProbar': the call was not made
   */
  estado: string().oneOf(['bien', 'aviso', 'mal', 'sinProbar']).required(),
  filas: number().integer().nullable().defined(),
  milisegundos: number().integer().nullable().defined(),
  /**
   * Explanation of `estado`, the result of checking one call of the municipality's web service. For example, it names a
   * field with a wrong value. '' when `estado` is 'bien' (correct).
   */
  motivo: string().defined(),
})

/** Calls that copy all the cases and debts of the municipality from the municipality's own service (O3). */
export const sincronizaciones = {
  startSincronizacion: entry({
    method: 'POST',
    path: '/sincronizaciones',
    capacidad: 'paquetes.cargar',
    summary:
      'Trae la cartera del servicio del municipio y la carga como un paquete; la que se cortó sigue con lo ya contestado',
    body: object({
      /** True for a dry run: the server requests and loads all the data, and then undoes every change. */
      simulacion: boolean().default(false),
      /**
       * Maximum percentage of the stored open tax periods that the municipality's web service may no longer report.
       * Above this percentage, the server refuses the synchronisation (D172).
       */
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
    larga: true,
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
      /**
       * True when the cases and debts come from the municipality's own service. False when the product itself stores
       * them.
       */
      remota: boolean().required(),
      aplicada: instante.nullable().defined(),
      /**
       * Counts of the last synchronisation with the municipality's web service. `sinRespuesta`: properties and
       * businesses about which the service did not respond. `rechazadas`: rows that the product refused.
       */
      sinRespuesta: number().integer().required(),
      rechazadas: number().integer().required(),
    }),
  }),
}

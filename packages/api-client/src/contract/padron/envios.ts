import { MODOS_DE_CARGA } from '@apremia/core'
import { number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { callsDeEnvio, paramsDeEnvio } from '../envio-por-partes.ts'
import { trabajo } from '../trabajos.ts'
import { MAXIMO_DE_PADRON, simulacion } from './padron.ts'

const capacidad = 'padron.cargar'

const { start, get, send, discard } = callsDeEnvio({
  ...{ ruta: '/padron/envios', capacidad, que: 'un padrón', maximo: MAXIMO_DE_PADRON },
})

export const envios = {
  startEnvio: start,
  getEnvio: get,
  sendParte: send,
  reviewEnvio: entry({
    capacidad,
    method: 'POST',
    path: '/padron/envios/:id/revisar',
    summary: 'Revisa el padrón que terminó de enviarse, sin aplicarlo',
    params: paramsDeEnvio,
    body: object({
      modo: string()
        .oneOf(MODOS_DE_CARGA, 'La categoría de la carga es completa o parcial.')
        .required('Elija la categoría de la carga.'),
      simulacion,
    }),
    reply: object({ carga: number().integer().required(), trabajo: trabajo.required() }),
  }),
  discardEnvio: discard,
}

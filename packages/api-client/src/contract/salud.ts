import { ESTADOS_DE_PARTE, PARTES_DE_SALUD } from '@apremia/core'
import { array, object, string } from 'yup'
import { entry } from '../entry.ts'

/**
 * Calls with which a load balancer asks whether a server works. These calls have a file of their own, because the web
 * app does not use them and the browser should not download them.
 */
export const salud = {
  getSaludViva: entry({
    method: 'GET',
    path: '/salud/viva',
    capacidad: 'publica',
    summary: 'El proceso contesta; no pregunta nada a la base',
    reply: object({ estado: string().oneOf(['viva']).required() }),
  }),
  getSaludLista: entry({
    method: 'GET',
    path: '/salud/lista',
    capacidad: 'publica',
    summary:
      'Si el servicio puede atender: 200, o 503 si no; a quien pregunta desde su misma máquina o con la credencial de las métricas le dice además cómo está cada parte y qué hacer',
    reply: object({
      estado: string().oneOf(['lista', 'no-lista']).required(),
      /**
       * State of each part of the server, such as the database. Null when the request comes from another machine
       * without the access token of the metrics.
       */
      partes: array(
        object({
          parte: string().oneOf(PARTES_DE_SALUD).required(),
          estado: string().oneOf(ESTADOS_DE_PARTE).required(),
          /** Sentence that says what to do about a problem of this part of the server. '' when there is no problem. */
          ayuda: string().defined(),
        }).required(),
      )
        .nullable()
        .defined()
        .default(null),
    }),
  }),
}

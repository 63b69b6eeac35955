import type { Capacidad } from '@apremia/core'
import { boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { nombreEscrito } from './escrito.ts'

/** Bytes of a part. No more than a part is sent again when the line is cut. */
export const PARTE_DE_ENVIO = 8 * 1024 * 1024

/**
 * CRC-32 of the part of the file received so far. It shows whether a file chosen later is the same, without sending it.
 */
const suma = number().integer().min(0).max(0xffff_ffff)

/** A file that is being sent in parts. */
export const envioPorPartes = object({
  id: string().uuid().required(),
  archivo: string().required(),
  tamano: number().integer().required(),
  /** Bytes that are here. */
  recibido: number().integer().required(),
  suma: suma.required(),
})

export const paramsDeEnvio = object({ id: string().uuid('El envío no es válido.').required() })

interface EnvioDe {
  readonly ruta: string
  readonly capacidad: Capacidad
  /** Name of the file for people: 'un padrón'. */
  readonly que: string
  readonly maximo: number
}

/** Calls with which a file is sent in parts. A cut upload goes on where it stopped (ADR 0037). */
export const callsDeEnvio = ({ ruta, capacidad, que, maximo }: EnvioDe) => {
  const reply = object({ envio: envioPorPartes.required() })
  return {
    start: entry({
      ...{ capacidad, method: 'POST', path: ruta, reply },
      summary: `Empieza a enviar ${que} por partes, o sigue el que la persona dejó a medias si es del mismo archivo`,
      body: object({
        archivo: nombreEscrito.max(255).required('Indique el nombre del archivo.'),
        tamano: number()
          .integer()
          .min(1, 'El archivo está vacío.')
          .max(
            maximo,
            `El archivo supera el tamaño máximo de ${Math.floor(maximo / 1024 / 1024)} MB.`,
          )
          .required('Indique el tamaño del archivo.'),
        /** The file is only for a trial. */
        simulacion: boolean().default(false),
      }),
    }),
    get: entry({
      ...{ capacidad, method: 'GET', path: ruta, limite: 'consulta' },
      summary: `El envío de ${que} que la persona dejó a medias; null si no hay`,
      reply: object({ envio: envioPorPartes.nullable().defined() }),
    }),
    /** The file is nobody's data until it is used: a part sent again is the same part. */
    send: entry({
      ...{ capacidad, method: 'POST', soloLee: true, path: `${ruta}/:id/partes` },
      ...{ limite: 'consulta', params: paramsDeEnvio, archivoMaximo: PARTE_DE_ENVIO, reply },
      summary: `Una parte de ${que}, desde el byte en que está el envío; repetida, no hace nada`,
      body: object({
        desde: number().integer().min(0).required('Indique desde qué byte.'),
        /** Checksum of the file up to the end of this part. */
        suma: suma.required('Indique la suma.'),
      }),
      files: ['parte'],
    }),
    discard: entry({
      ...{ capacidad, method: 'DELETE', path: `${ruta}/:id`, params: paramsDeEnvio },
      summary: `Deja sin efecto el envío a medias de ${que} y borra lo recibido`,
      reply: 'empty',
    }),
  }
}

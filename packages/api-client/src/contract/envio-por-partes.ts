import type { Capacidad } from '@apremia/core'
import { boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { nombreEscrito } from './escrito.ts'

/** Size of a part of an uploaded file, in bytes. After an interruption, the client sends at most one part again. */
export const PARTE_DE_ENVIO = 8 * 1024 * 1024

/**
 * CRC-32 of the received bytes of the file. By this value, the client knows whether a chosen file is the file whose
 * upload was interrupted.
 */
const suma = number().integer().min(0).max(0xffff_ffff)

export const envioPorPartes = object({
  id: string().uuid().required(),
  archivo: string().required(),
  tamano: number().integer().required(),
  recibido: number().integer().required(),
  suma: suma.required(),
})

export const paramsDeEnvio = object({ id: string().uuid('El envío no es válido.').required() })

interface EnvioDe {
  readonly ruta: string
  readonly capacidad: Capacidad
  /**
   * Spanish name of the uploaded kind of file, with its article, for the API documentation: 'un padrón' (a register of
   * real properties).
   */
  readonly que: string
  readonly maximo: number
}

/**
 * Returns the calls that send a file in parts. An interrupted upload continues after the last received part (ADR 0037).
 */
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
        simulacion: boolean().default(false),
      }),
    }),
    get: entry({
      ...{ capacidad, method: 'GET', path: ruta, limite: 'consulta' },
      summary: `El envío de ${que} que la persona dejó a medias; null si no hay`,
      reply: object({ envio: envioPorPartes.nullable().defined() }),
    }),
    /**
     * Uploads one part. A second upload of the same part has no effect. The file becomes data of the product only when
     * another call uses the file.
     */
    send: entry({
      ...{ capacidad, method: 'POST', soloLee: true, path: `${ruta}/:id/partes` },
      ...{ limite: 'consulta', params: paramsDeEnvio, archivoMaximo: PARTE_DE_ENVIO, reply },
      summary: `Una parte de ${que}, desde el byte en que está el envío; repetida, no hace nada`,
      body: object({
        desde: number().integer().min(0).required('Indique desde qué byte.'),
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

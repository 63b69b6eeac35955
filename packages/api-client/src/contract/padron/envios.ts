import { MODOS_DE_CARGA } from '@apremia/core'
import { number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { nombreEscrito } from '../escrito.ts'
import { trabajo } from '../trabajos.ts'
import { MAXIMO_DE_PADRON, simulacion } from './padron.ts'

/** Bytes of a part. No more than a part is sent again when the line is cut. */
export const PARTE_DE_ENVIO = 8 * 1024 * 1024

/**
 * CRC-32 of the part of the file received so far. It shows whether a file chosen later is the same, without sending it.
 */
const suma = number().integer().min(0).max(0xffff_ffff)

/** A file that is being sent in parts. */
export const envioDePadron = object({
  id: string().uuid().required(),
  archivo: string().required(),
  tamano: number().integer().required(),
  /** Bytes that are here. */
  recibido: number().integer().required(),
  suma: suma.required(),
})

const params = object({ id: string().uuid('El envío no es válido.').required() })

const reply = object({ envio: envioDePadron.required() })

const comun = { capacidad: 'padron.cargar' } as const

/** Uploads of a provincial registry in parts. A cut upload goes on where it stopped (ADR 0037). */
export const envios = {
  startEnvio: entry({
    ...comun,
    method: 'POST',
    path: '/padron/envios',
    summary:
      'Empieza a enviar un padrón por partes, o sigue el que la persona dejó a medias si es del mismo archivo',
    body: object({
      archivo: nombreEscrito.max(255).required('Indique el nombre del archivo.'),
      tamano: number()
        .integer()
        .min(1, 'El archivo está vacío.')
        .max(MAXIMO_DE_PADRON, 'El archivo supera el tamaño máximo de 200 MB.')
        .required('Indique el tamaño del archivo.'),
      simulacion,
    }),
    reply,
  }),
  getEnvio: entry({
    ...comun,
    method: 'GET',
    path: '/padron/envios',
    limite: 'consulta',
    summary: 'El envío que la persona dejó a medias; null si no hay',
    reply: object({ envio: envioDePadron.nullable().defined() }),
  }),
  /** The file is nobody's data until it is reviewed: a part sent again is the same part. */
  sendParte: entry({
    ...comun,
    method: 'POST',
    soloLee: true,
    path: '/padron/envios/:id/partes',
    limite: 'consulta',
    summary: 'Una parte del archivo, desde el byte en que está el envío; repetida, no hace nada',
    params,
    archivoMaximo: PARTE_DE_ENVIO,
    body: object({
      desde: number().integer().min(0).required('Indique desde qué byte.'),
      /** Checksum of the file up to the end of this part. */
      suma: suma.required('Indique la suma.'),
    }),
    files: ['parte'],
    reply,
  }),
  reviewEnvio: entry({
    ...comun,
    method: 'POST',
    path: '/padron/envios/:id/revisar',
    summary: 'Revisa el padrón que terminó de enviarse, sin aplicarlo',
    params,
    body: object({
      modo: string()
        .oneOf(MODOS_DE_CARGA, 'La categoría de la carga es completa o parcial.')
        .required('Elija la categoría de la carga.'),
      simulacion,
    }),
    reply: object({ carga: number().integer().required(), trabajo: trabajo.required() }),
  }),
  discardEnvio: entry({
    ...comun,
    method: 'DELETE',
    path: '/padron/envios/:id',
    summary: 'Deja sin efecto un envío a medias y borra lo recibido',
    params,
    reply: 'empty',
  }),
}

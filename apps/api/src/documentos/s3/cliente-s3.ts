import { setTimeout as sleep } from 'node:timers/promises'
import { textos } from '@apremia/core'
import type { AlmacenConfig } from '../../platform/config-de-almacen.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { almacenSinRespuesta } from '../almacen-sin-respuesta.ts'
import { createCircuito } from './circuito.ts'
import { FallaDeS3 } from './falla-de-s3.ts'
import {
  CLAVE_DE_MARCA,
  createTransporteS3,
  type EnviarAS3,
  type EsperasDeS3,
  type PedidoDeS3,
} from './transporte-s3.ts'

const REPETICIONES = 2
/** Milliseconds before a failed request to the S3-compatible store is sent again. */
const PRIMERA_ESPERA = 150

const ESPERAS: EsperasDeS3 = {
  conexion: 5_000,
  breve: 2_500,
  cola: 60_000,
  respuesta: 15_000,
  pausa: 5_000,
}

export interface ClienteS3 {
  /**
   * Sends a request and calls `leer` with the answer, or with undefined when the object does not exist. After a
   * temporary failure, sends the request again, unless the request is urgent or removes an object. A late removal could
   * delete a document that was stored again.
   *
   * @throws AppError 503 when the store does not answer or refuses
   */
  readonly send: EnviarAS3
  readonly prefijo: string
  /** Tells whether the S3-compatible store answered the last requests, without sending a new one. */
  readonly responde: () => boolean
}

const isRepetible = ({ method, urgente = false }: PedidoDeS3): boolean =>
  method !== 'DELETE' && !urgente

export const createClienteS3 = (
  config: AlmacenConfig,
  esperas: EsperasDeS3 = ESPERAS,
): ClienteS3 => {
  const enviar = createTransporteS3(config, esperas)
  const { prefijo } = config
  const probe = () =>
    enviar({ method: 'GET', key: CLAVE_DE_MARCA, urgente: true }, async () => undefined)
  const circuito = createCircuito(esperas.pausa, probe)

  return {
    prefijo,
    responde: () => circuito.caido() === undefined,
    send: async (pedido, leer) => {
      for (let intento = 0; ; intento += 1) {
        const caido = circuito.caido()
        if (caido !== undefined) throw almacenSinRespuesta(caido)
        try {
          const leido = await enviar(pedido, leer)
          circuito.noteExito()
          return leido
        } catch (error) {
          if (!(error instanceof FallaDeS3)) throw error
          if (error.code === 'EntityTooLarge')
            throw new AppError(413, 'documento-grande', textos.almacen.grandeParaElAlmacen)
          circuito.noteFalla(error)
          if (!error.pasajera || !isRepetible(pedido) || intento >= REPETICIONES)
            throw almacenSinRespuesta(error)
        }
        await sleep(PRIMERA_ESPERA * 2 ** intento)
      }
    },
  }
}

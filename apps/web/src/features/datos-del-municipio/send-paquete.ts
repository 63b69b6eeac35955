import { paquetes, type TipoDeReply } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { toFailure } from '../../api/failure.ts'
import type { RespuestaDeEnvio } from '../../api/send-files.ts'
import type { Thunk } from '../../api/thunk.ts'
import { type AvanceDeEnvio, sendArchivo } from '../../panels/envio-por-partes/send-archivo.ts'

type Empezada = TipoDeReply<typeof paquetes.loadPaquete>

export interface PedidoDePaquete {
  readonly simulacion: boolean
  readonly rechazosHasta: number
  readonly bajasHasta: number
}

interface Paquete {
  readonly file: File
  readonly pedido: PedidoDePaquete
  readonly signal: AbortSignal
  readonly onProgress: (avance: AvanceDeEnvio) => void
}

const calls = {
  start: paquetes.startEnvioDePaquete,
  send: paquetes.sendParteDePaquete,
  discard: paquetes.discardEnvioDePaquete,
}

/** Uploads a data package in parts. The parts that the server already has are not sent again. */
export const sendPaquete =
  (paquete: Paquete): Thunk<Promise<RespuestaDeEnvio<Empezada>>> =>
  async (dispatch, _getState, { client }) => {
    const { file, pedido, signal, onProgress } = paquete
    const { simulacion } = pedido
    try {
      const id = await dispatch(sendArchivo({ file, calls, simulacion, signal, onProgress }))
      const data = await client.call(paquetes.loadEnvioDePaquete, {
        ...{ params: { id }, body: { ...pedido, continuar: false }, signal },
        // The id of the upload is the idempotency key, so a repeated request starts no second load.
        idempotencyKey: id,
      })
      return { ok: true, data }
    } catch (error) {
      return { ok: false, failure: toFailure(error) }
    } finally {
      dispatch(api.util.invalidateTags(['cargas', 'trabajos']))
    }
  }

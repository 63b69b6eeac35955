import { envios, type padron, type TipoDeReply } from '@apremia/api-client'
import type { ModoDeCarga } from '@apremia/core'
import { api } from '../../api/api.ts'
import { toFailure } from '../../api/failure.ts'
import type { RespuestaDeEnvio } from '../../api/send-files.ts'
import type { Thunk } from '../../api/thunk.ts'
import { type AvanceDeEnvio, sendArchivo } from '../../panels/envio-por-partes/send-archivo.ts'

type Empezada = TipoDeReply<typeof padron.reviewPadron>

interface Padron {
  readonly file: File
  readonly modo: ModoDeCarga
  readonly signal: AbortSignal
  readonly onProgress: (avance: AvanceDeEnvio) => void
}

const calls = { start: envios.startEnvio, send: envios.sendParte, discard: envios.discardEnvio }

/**
 * Uploads the register of properties (padrón) in parts. The parts of the file that the server already has are not sent
 * again.
 */
export const sendPadron =
  ({ file, modo, signal, onProgress }: Padron): Thunk<Promise<RespuestaDeEnvio<Empezada>>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const id = await dispatch(sendArchivo({ file, calls, simulacion: false, signal, onProgress }))
      const input = { params: { id }, body: { modo }, signal }
      return { ok: true, data: await client.call(envios.reviewEnvio, input) }
    } catch (error) {
      return { ok: false, failure: toFailure(error) }
    } finally {
      dispatch(api.util.invalidateTags(['cargas', 'trabajos']))
    }
  }

import {
  envios as calls,
  type InputOf,
  PARTE_DE_ENVIO,
  type padron,
  sendPorPartes,
  type TipoDeReply,
} from '@apremia/api-client'
import type { ModoDeCarga } from '@apremia/core'
import { api } from '../../api/api.ts'
import { toFailure } from '../../api/failure.ts'
import type { RespuestaDeEnvio } from '../../api/send-files.ts'
import type { Thunk } from '../../api/thunk.ts'
import { waitFor } from '../../panels/trabajos/watch-trabajo.ts'

export interface AvanceDeEnvio {
  readonly archivo: string
  readonly recibido: number
  readonly tamano: number
}

type Empezada = TipoDeReply<typeof padron.reviewPadron>

interface Padron {
  readonly file: File
  readonly modo: ModoDeCarga
  readonly signal: AbortSignal
  readonly onProgress: (avance: AvanceDeEnvio) => void
}

/** Says whether the file is sent in parts, so that the upload can be resumed (ADR 0037). */
export const esGrande = ({ size }: File): boolean => size > PARTE_DE_ENVIO

/** Sends a large register to be reviewed. The parts that the server already has are not sent again. */
export const sendPadron =
  ({ file, modo, signal, onProgress }: Padron): Thunk<Promise<RespuestaDeEnvio<Empezada>>> =>
  async (dispatch, _getState, { client, clientWithProgress }) => {
    try {
      const { id } = await sendPorPartes({
        ...{ archivo: file.name, data: file, signal, sleep: (ms) => waitFor(ms, signal) },
        onProgress: (recibido, tamano) => onProgress({ archivo: file.name, recibido, tamano }),
        onResume: () => undefined,
        llamadas: {
          start: async (body) => (await client.call(calls.startEnvio, { body, signal })).envio,
          send: async (envio, { desde, suma, data }) => {
            const sender = await clientWithProgress((enviado) =>
              onProgress({
                ...{ archivo: file.name, tamano: file.size },
                recibido: desde + Math.min(enviado, data.size),
              }),
            )
            const input: InputOf<typeof calls.sendParte> = {
              ...{ params: { id: envio }, body: { desde, suma }, signal },
              files: { parte: { data, name: 'parte' } },
            }
            return (await sender.call(calls.sendParte, input)).envio
          },
          discard: (envio) => client.call(calls.discardEnvio, { params: { id: envio } }),
        },
      })
      const data = await client.call(calls.reviewEnvio, { params: { id }, body: { modo }, signal })
      return { ok: true, data }
    } catch (error) {
      return { ok: false, failure: toFailure(error) }
    } finally {
      dispatch(api.util.invalidateTags(['cargas', 'trabajos']))
    }
  }

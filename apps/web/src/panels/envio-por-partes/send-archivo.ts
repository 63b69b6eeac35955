import { type callsDeEnvio, type InputOf, PARTE_DE_ENVIO, sendPorPartes } from '@apremia/api-client'
import { useEffect, useRef } from 'react'
import type { Thunk } from '../../api/thunk.ts'
import { waitFor } from '../trabajos/watch-trabajo.ts'

type Calls = ReturnType<typeof callsDeEnvio>

export interface AvanceDeEnvio {
  readonly archivo: string
  readonly recibido: number
  readonly tamano: number
  /**
   * Number of bytes of the file that the server already had from an interrupted upload. 0 for an upload from the
   * beginning.
   */
  readonly estaban: number
  /** Seconds until the upload tries again after losing the connection. 0 while the file is being sent. */
  readonly espera: number
}

interface ArchivoPorPartes {
  readonly file: File
  readonly calls: Pick<Calls, 'start' | 'send' | 'discard'>
  readonly simulacion: boolean
  readonly signal: AbortSignal
  readonly onProgress: (avance: AvanceDeEnvio) => void
}

/** Tells whether the file is sent in parts, so that the upload can be resumed (ADR 0037). */
export const esGrande = ({ size }: File): boolean => size > PARTE_DE_ENVIO

/**
 * Uploads a big file, without sending again the parts that the server already has. Resolves to the id of the upload.
 */
export const sendArchivo =
  ({ file, calls, simulacion, signal, onProgress }: ArchivoPorPartes): Thunk<Promise<string>> =>
  async (_dispatch, _getState, { client, clientWithProgress }) => {
    let avance: AvanceDeEnvio = {
      ...{ archivo: file.name, recibido: 0, tamano: file.size, estaban: 0, espera: 0 },
    }
    const tell = (cambio: Partial<AvanceDeEnvio>) => {
      avance = { ...avance, espera: 0, ...cambio }
      onProgress(avance)
    }
    const { id } = await sendPorPartes({
      ...{ archivo: file.name, data: file, signal },
      sleep: (ms) => {
        tell({ espera: ms / 1_000 })
        return waitFor(ms, signal)
      },
      onProgress: (recibido) => tell({ recibido }),
      onResume: (estaban) => tell({ estaban }),
      llamadas: {
        start: async (body) =>
          (await client.call(calls.start, { body: { ...body, simulacion }, signal })).envio,
        send: async (envio, { desde, suma, data }) => {
          const sender = await clientWithProgress((enviado) =>
            tell({ recibido: desde + Math.min(enviado, data.size) }),
          )
          const input: InputOf<Calls['send']> = {
            ...{ params: { id: envio }, body: { desde, suma }, signal },
            files: { parte: { data, name: 'parte' } },
          }
          return (await sender.call(calls.send, input)).envio
        },
        discard: (envio) => client.call(calls.discard, { params: { id: envio } }),
      },
    })
    return id
  }

/**
 * Returns the functions that begin and stop an upload. The upload stops when another upload begins, when the person
 * asks, and when the person leaves the screen.
 */
export const useAborto = () => {
  const actual = useRef<AbortController>(undefined)
  useEffect(() => () => actual.current?.abort(), [])
  const abort = () => actual.current?.abort()
  const begin = (): AbortSignal => {
    abort()
    const controller = new AbortController()
    actual.current = controller
    return controller.signal
  }
  return { begin, abort }
}

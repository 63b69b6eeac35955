import type { InferType } from 'yup'
import { type envioPorPartes, PARTE_DE_ENVIO } from '../contract/envio-por-partes.ts'
import { ApiError } from './api-error.ts'
import { crc32 } from './crc32.ts'

type Envio = InferType<typeof envioPorPartes>

export interface LlamadasDeEnvio {
  readonly start: (archivo: { readonly archivo: string; readonly tamano: number }) => Promise<Envio>
  readonly send: (
    id: string,
    parte: { readonly desde: number; readonly suma: number; readonly data: Blob },
  ) => Promise<Envio>
  readonly discard: (id: string) => Promise<void>
}

interface Opciones {
  readonly llamadas: LlamadasDeEnvio
  readonly archivo: string
  readonly data: Blob
  readonly signal: AbortSignal
  readonly sleep: (ms: number) => Promise<void>
  readonly onProgress: (recibido: number, tamano: number) => void
  /** Called when an interrupted upload continues. The server already has the first `recibido` bytes of the file. */
  readonly onResume: (recibido: number) => void
}

/** Pauses before each retry of an upload, in milliseconds. */
const ESPERAS = [1_000, 2_000, 4_000, 8_000, 15_000]

const bytesOf = async (data: Blob, desde: number, hasta: number): Promise<Uint8Array> =>
  new Uint8Array(await data.slice(desde, hasta).arrayBuffer())

const sumaHasta = async (data: Blob, hasta: number): Promise<number> => {
  let suma = 0
  for (let i = 0; i < hasta; i += PARTE_DE_ENVIO)
    suma = crc32(await bytesOf(data, i, Math.min(hasta, i + PARTE_DE_ENVIO)), suma)
  return suma
}

/**
 * Tells whether a retry may succeed after the error: no response arrived, the service was unavailable, or a part
 * arrived damaged or at the wrong offset.
 */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  ([0, 502, 503, 504].includes(error.status) ||
    ['envio-en-otro-lugar', 'parte-danada'].includes(error.code))

/**
 * Resumes the stored upload when its received bytes have the same checksum as the start of this file. Otherwise
 * discards the stored upload and starts a new upload.
 */
const begin = async ({ llamadas, archivo, data }: Opciones): Promise<Envio> => {
  const pedido = { archivo, tamano: data.size }
  const envio = await llamadas.start(pedido)
  if (envio.recibido === 0 || (await sumaHasta(data, envio.recibido)) === envio.suma) return envio
  await llamadas.discard(envio.id)
  return llamadas.start(pedido)
}

/**
 * Sends a file in parts. Retries after a temporary failure. Continues an interrupted upload after the last received
 * part.
 *
 * @returns the complete upload
 * @throws ApiError for an error that a retry cannot fix; the service keeps the received parts for a later attempt
 */
export const sendPorPartes = async (opciones: Opciones): Promise<Envio> => {
  const { llamadas, data, signal, sleep, onProgress, onResume } = opciones
  let fallas = 0
  let primera = true
  for (;;) {
    try {
      let envio = await begin(opciones)
      if (primera && envio.recibido > 0) onResume(envio.recibido)
      primera = false
      onProgress(envio.recibido, data.size)
      while (envio.recibido < data.size) {
        signal.throwIfAborted()
        const { id, recibido: desde, suma } = envio
        const parte = data.slice(desde, desde + PARTE_DE_ENVIO)
        const bytes = new Uint8Array(await parte.arrayBuffer())
        envio = await llamadas.send(id, { desde, suma: crc32(bytes, suma), data: parte })
        fallas = 0
        onProgress(envio.recibido, data.size)
      }
      return envio
    } catch (error) {
      const espera = ESPERAS[fallas]
      if (signal.aborted || !isPassing(error) || espera === undefined) throw error
      fallas += 1
      await sleep(espera)
      signal.throwIfAborted()
    }
  }
}

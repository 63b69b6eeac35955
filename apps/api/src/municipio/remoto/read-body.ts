import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { RespuestaDemasiadoGrande, RespuestaInvalida } from './fallas.ts'

export const COMPRESIONES = 'gzip, deflate, br'

const INFLATERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

const decoderFor = (contentType: string) => {
  const latin = /charset\s*=\s*"?(iso-8859-1|latin1|windows-1252)/i.test(contentType)
  return new TextDecoder(latin ? 'windows-1252' : 'utf-8', { fatal: true })
}

interface Respuesta {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Readable
}

const inflate = ({ headers, body }: Respuesta): Readable => {
  const compresion = String(headers['content-encoding'] ?? '').toLowerCase()
  const inflater = INFLATERS[compresion]?.()
  if (inflater === undefined) return body
  // The callback does nothing, because an error of the decompression reaches the reader through the returned stream.
  return pipeline(body, inflater, () => undefined)
}

const isMalComprimido = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(Z_|ERR__ERROR_FORMAT|ERR_BROTLI)/.test(String(error.code))

const readBytes = async (respuesta: Respuesta, maximo: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of inflate(respuesta) as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength
      // This error ends the loop that reads the answer in pieces. Ending the loop destroys the stream of the answer,
      // which stops the download.
      if (bytes > maximo) throw new RespuestaDemasiadoGrande(`más de ${maximo} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw isMalComprimido(error) ? new RespuestaInvalida('mal comprimida') : error
  }
  return Buffer.concat(chunks, bytes)
}

/**
 * Reads the body of an answer as JSON. An error of the connection is thrown unchanged.
 *
 * @param maximo maximum number of decompressed bytes
 * @throws RespuestaDemasiadoGrande when the body is larger; RespuestaInvalida when the body is not text or not JSON
 */
export const readBody = async (respuesta: Respuesta, maximo: number): Promise<unknown> => {
  const whole = await readBytes(respuesta, maximo)
  try {
    return JSON.parse(decoderFor(String(respuesta.headers['content-type'] ?? '')).decode(whole))
  } catch {
    throw new RespuestaInvalida('no es JSON')
  }
}

import { RespuestaDemasiadoGrande, RespuestaInvalida } from './fallas.ts'

const decoderFor = (contentType: string) => {
  const latin = /charset\s*=\s*"?(iso-8859-1|latin1|windows-1252)/i.test(contentType)
  return new TextDecoder(latin ? 'windows-1252' : 'utf-8', { fatal: true })
}

/** Parts of an answer that are read, whichever client it came through. */
interface Respuesta {
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: AsyncIterable<Uint8Array> | null
}

/**
 * Reads the body of an answer as JSON, up to a size that counts decompressed bytes. Throws {@link
 * RespuestaDemasiadoGrande} when the body is larger, and {@link RespuestaInvalida} when it is not text or not JSON. A
 * failure of the connection is thrown unchanged.
 */
export const readBody = async (response: Respuesta, maximo: number): Promise<unknown> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the body, and with it the download.
    if (bytes > maximo) throw new RespuestaDemasiadoGrande(`más de ${maximo} bytes`)
    chunks.push(chunk)
  }
  const whole = Buffer.concat(chunks, bytes)
  try {
    return JSON.parse(decoderFor(response.headers.get('content-type') ?? '').decode(whole))
  } catch {
    throw new RespuestaInvalida('no es JSON')
  }
}

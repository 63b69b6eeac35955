import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { RespuestaTardia } from '../terminal/respuesta-tardia.ts'
import type { RetryPolicy } from './retry.ts'

export interface FetchOptions extends RetryPolicy {
  /** Maximum time to wait for the first byte of a response, in seconds. */
  readonly seconds: number
  /**
   * Function that receives a line of text about each HTTP request. The line has the result of the request, but not the
   * content.
   */
  readonly tell: (line: string) => void
}

/** Status codes without a body. The constructor of `Response` rejects a body with these codes. */
const SIN_CUERPO = [204, 205, 304]

/**
 * Reads the whole body into memory, so that a retry can send the body again. The largest body is a form with files of a
 * few megabytes.
 */
const readBody = async (
  body: string | FormData | undefined,
): Promise<{ readonly body?: string | Uint8Array; readonly type?: string }> => {
  if (body === undefined) return {}
  if (typeof body === 'string') return { body }
  const form = new Response(body)
  return {
    body: new Uint8Array(await form.arrayBuffer()),
    type: form.headers.get('content-type') ?? '',
  }
}

/** Maximum number of bytes of a response that wait in memory until they are read. */
const ADELANTO = { highWaterMark: 65_536 }

const toResponse = ({ statusCode, headers, body }: Dispatcher.ResponseData): Response => {
  const given = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) given.append(name, one)
  if (SIN_CUERPO.includes(statusCode)) {
    body.resume()
    return new Response(null, { status: statusCode, headers: given })
  }
  let bytes = Readable.toWeb(body, { strategy: new ByteLengthQueuingStrategy(ADELANTO) })
  if (given.get('content-encoding') === 'gzip') {
    bytes = bytes.pipeThrough(new DecompressionStream('gzip'))
    // The header `content-length` counts the compressed bytes, so its value is wrong for the decompressed body.
    given.delete('content-length')
  }
  return new Response(bytes as globalThis.ReadableStream<Uint8Array>, {
    status: statusCode,
    headers: given,
  })
}

const isLate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'UND_ERR_HEADERS_TIMEOUT'

/**
 * Creates a replacement of `fetch` that sends requests through the connection pool and has only the features that the
 * API client needs. The first request loads the module of the pool.
 */
export const createPooledFetch =
  ({ seconds, tell, ...policy }: FetchOptions): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(String(input))
    const method = (init.method ?? 'GET') as Dispatcher.HttpMethod
    const { body, type } = await readBody(init.body as string | FormData | undefined)
    const started = performance.now()
    const call = `${method} ${url}`
    try {
      const { callPool } = await import('./http-pool.ts')
      const answer = await callPool(
        {
          origin: url.origin,
          path: url.pathname + url.search,
          method,
          headers: {
            ...Object.fromEntries(new Headers(init.headers)),
            'accept-encoding': 'gzip',
            ...(type === undefined ? {} : { 'content-type': type }),
          },
          headersTimeout: seconds * 1000,
          ...(body === undefined ? {} : { body }),
          ...(init.signal ? { signal: init.signal } : {}),
        },
        policy,
      )
      tell(`${call} → ${answer.statusCode} (${Math.round(performance.now() - started)} ms)`)
      return toResponse(answer)
    } catch (cause) {
      const error = isLate(cause) ? new RespuestaTardia(seconds, { cause }) : cause
      tell(`${call} → ${error instanceof Error ? error.message : String(error)}`)
      throw error
    }
  }

import type { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import { type Dispatcher, EnvHttpProxyAgent, request } from 'undici'
import type { AlmacenConfig } from '../../platform/config-de-almacen.ts'
import { sinProxy } from '../../platform/sin-proxy.ts'
import { almacenSinRespuesta } from '../almacen-sin-respuesta.ts'
import { FallaDeS3, sinRespuesta } from './falla-de-s3.ts'

/** SHA-256 of a request without a body. */
const VACIO = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Bytes that this machine may still have to send when it takes an upload for sent. */
const EN_CAMINO = 4_000_000
/** Slowest upload, in bytes for each millisecond. */
const LENTO = 100

const CONEXIONES = 16
const REPETICIONES = 2
/** Requests that fail one after another, with their repetitions, until the store counts as down. */
const FALLAS_SEGUIDAS = 3
/** Longest error answer to read, in bytes. */
const MAXIMO_DE_ERROR = 10_000

/** Waits of the client, in milliseconds. */
export interface EsperasDeS3 {
  readonly conexion: number
  /** Until the answer begins, and between two chunks of it. A store that stops reading an upload waits as long. */
  readonly respuesta: number
  /** From a store that counts as down until one request tries it again. */
  readonly pausa: number
}

const ESPERAS: EsperasDeS3 = { conexion: 5_000, respuesta: 15_000, pausa: 5_000 }

export interface PedidoDeS3 {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Key inside the prefix of the installation. '' is the bucket itself. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  /** File to send. Each attempt opens it again. */
  readonly cuerpo?: {
    readonly sha256: string
    readonly tamano: number
    readonly open: () => Readable
  }
}

export interface RespuestaDeS3 {
  readonly tamano: number
  readonly body: Readable
}

export interface ClienteS3 {
  /**
   * Sends a request and passes its answer to `leer`, or undefined when the object does not exist. A failure that may
   * pass is repeated, and `leer` with it.
   *
   * @throws AppError 503 when the store does not answer or refuses
   */
  readonly send: <T>(
    pedido: PedidoDeS3,
    leer: (respuesta: RespuestaDeS3 | undefined) => Promise<T>,
  ) => Promise<T>
  readonly prefijo: string
  /** Tells whether the last requests were answered, without sending one. */
  readonly responde: () => boolean
}

/** Turns the failures of reading an answer into {@link FallaDeS3}, to tell them from those of the local disk. */
export async function* readChunks(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield chunk as Buffer
  } catch (error) {
    throw sinRespuesta(error)
  }
}

const readCodigo = async (body: Readable): Promise<string | undefined> => {
  let text = ''
  for await (const chunk of readChunks(body)) {
    text += chunk.toString('latin1')
    if (text.length > MAXIMO_DE_ERROR) break
  }
  return /<Code>(\w{1,80})<\/Code>/.exec(text)?.[1]
}

const isPasajera = (status: number): boolean => status >= 500 || status === 429 || status === 408

export const createClienteS3 = (
  { bucket, prefijo, region, clave, secreto }: AlmacenConfig,
  { conexion, respuesta, pausa }: EsperasDeS3 = ESPERAS,
): ClienteS3 => {
  const dispatcher: Dispatcher = new EnvHttpProxyAgent({
    connections: CONEXIONES,
    connect: { timeout: conexion },
    bodyTimeout: respuesta,
    noProxy: sinProxy(process.env),
  })

  const sendOnce = async ({ method, key, query = {}, cuerpo }: PedidoDeS3) => {
    const url = new URL(key === '' ? bucket : `${bucket}/${prefijo}${key}`)
    url.search = new URLSearchParams(query).toString()
    const signed = await new AwsV4Signer({
      ...{ method, url: url.href, region, service: 's3' },
      ...{ accessKeyId: clave, secretAccessKey: secreto },
      headers: { 'x-amz-content-sha256': cuerpo?.sha256 ?? VACIO },
    }).sign()
    const headers = {
      ...Object.fromEntries(signed.headers),
      ...(cuerpo && { 'content-length': String(cuerpo.tamano) }),
    }
    const body = cuerpo?.open()
    try {
      const headersTimeout = respuesta + Math.min(cuerpo?.tamano ?? 0, EN_CAMINO) / LENTO
      return await request(signed.url, {
        ...{ method, headers, headersTimeout, dispatcher },
        ...(body && { body }),
      })
    } catch (error) {
      // A failure of the local file has its path.
      if (body?.errored && 'path' in body.errored) throw body.errored
      throw sinRespuesta(error)
    } finally {
      body?.destroy()
    }
  }

  const sendAndRead = async <T>(
    pedido: PedidoDeS3,
    leer: (respuesta: RespuestaDeS3 | undefined) => Promise<T>,
  ): Promise<T> => {
    const { statusCode, headers, body } = await sendOnce(pedido)
    try {
      if (statusCode < 300)
        return await leer({ tamano: Number(headers['content-length'] ?? 0), body })
      // The answer to HEAD has no code.
      const code = pedido.method === 'HEAD' ? undefined : await readCodigo(body)
      if (statusCode === 404 && pedido.method !== 'PUT' && code !== 'NoSuchBucket')
        return await leer(undefined)
      throw new FallaDeS3(code ?? `Estado${statusCode}`, isPasajera(statusCode))
    } finally {
      body.on('error', () => undefined).destroy()
    }
  }

  const repetir = retry(
    handleWhen((error) => error instanceof FallaDeS3 && error.pasajera),
    { maxAttempts: REPETICIONES, backoff: new ExponentialBackoff({ initialDelay: 150 }) },
  )
  const circuito = circuitBreaker(
    handleWhen((error) => error instanceof FallaDeS3),
    { halfOpenAfter: pausa, breaker: new ConsecutiveBreaker(FALLAS_SEGUIDAS) },
  )
  const politica = wrap(circuito, repetir)

  return {
    prefijo,
    responde: () => circuito.state === CircuitState.Closed,
    send: async (pedido, leer) => {
      try {
        return await politica.execute(() => sendAndRead(pedido, leer))
      } catch (error) {
        if (error instanceof FallaDeS3 || error instanceof BrokenCircuitError)
          throw almacenSinRespuesta(error)
        throw error
      }
    },
  }
}

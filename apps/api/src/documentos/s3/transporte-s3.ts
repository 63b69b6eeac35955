import type { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { type Dispatcher, EnvHttpProxyAgent, request } from 'undici'
import type { AlmacenConfig } from '../../platform/config-de-almacen.ts'
import { sinProxy } from '../../platform/sin-proxy.ts'
import { FallaDeS3, sinRespuesta } from './falla-de-s3.ts'

export const CLAVE_DE_MARCA = 'instalacion'

/** SHA-256 of the body of a request without content. */
const VACIO = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/**
 * When all the bytes of an upload have been handed to the network, up to this number of bytes may still be in the
 * buffers of this machine.
 */
const EN_CAMINO = 4_000_000
/** Slowest accepted transfer to or from the S3-compatible store, in bytes per millisecond. */
const LENTO = 100
/** Size in bytes assumed for a download whose answer does not say its size, to compute the time limit. */
const SIN_TAMANO = 100_000_000

const CONEXIONES = 16
/** Maximum number of bytes read of the body of an error answer. */
const MAXIMO_DE_ERROR = 10_000

/** Time limits of requests to the S3-compatible store, in milliseconds. */
export interface EsperasDeS3 {
  readonly conexion: number
  /** Time limit of a whole request that transfers no document, including the wait for a free connection. */
  readonly breve: number
  /** Maximum wait for a free connection to transfer a document. */
  readonly cola: number
  /**
   * Maximum wait for the beginning of an answer, and between two chunks of the answer. The same limit applies when the
   * store stops reading an upload, and to each page of the list of objects.
   */
  readonly respuesta: number
  /** Pause between two requests that test whether a store that is down answers again. */
  readonly pausa: number
}

export interface PedidoDeS3 {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Key of the object, without the prefix of the installation. '' is the bucket itself. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  /** Content to send. Each attempt opens it again. */
  readonly cuerpo?: {
    readonly sha256: string
    readonly tamano: number
    readonly open: () => Readable
  }
  /**
   * True when the caller holds locks or a person waits. The request to the store is then sent only once, with a short
   * deadline.
   */
  readonly urgente?: boolean
}

export interface RespuestaDeS3 {
  readonly tamano: number
  readonly body: Readable
}

/**
 * Sends a request to the S3-compatible store once, and passes the answer to `leer`. When the object does not exist,
 * `leer` gets undefined.
 */
export type EnviarAS3 = <T>(
  pedido: PedidoDeS3,
  leer: (respuesta: RespuestaDeS3 | undefined) => Promise<T>,
) => Promise<T>

/**
 * Converts the failures of reading an answer to {@link FallaDeS3}, to distinguish them from failures of the local disk.
 */
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

const CODIGOS_PASAJEROS = /^(RequestTimeout|OperationAborted)$/

const toFalla = (status: number, code = status === 413 ? 'EntityTooLarge' : `Estado${status}`) =>
  new FallaDeS3(
    code,
    status >= 500 || status === 429 || status === 408 || CODIGOS_PASAJEROS.test(code),
  )

/** Creates an abort signal with a time limit. `restart` replaces the time limit with a new one. */
const createPlazo = (ms: number) => {
  const controller = new AbortController()
  const start = (hasta: number) =>
    setTimeout(() => controller.abort(new Error('El almacén tardó demasiado')), hasta)
  let timer = start(ms)
  return {
    signal: controller.signal,
    restart: (hasta: number): void => {
      clearTimeout(timer)
      timer = start(hasta)
    },
    end: (): void => clearTimeout(timer),
  }
}

export const createTransporteS3 = (
  { bucket, prefijo, region, clave, secreto }: AlmacenConfig,
  { conexion, breve, cola, respuesta }: EsperasDeS3,
): EnviarAS3 => {
  const openAgente = (): Dispatcher =>
    new EnvHttpProxyAgent({
      connections: CONEXIONES,
      connect: { timeout: conexion },
      bodyTimeout: respuesta,
      noProxy: sinProxy(process.env),
    })
  // Two pools of connections, so that a short request never waits for a large transfer.
  const agentes = { breve: openAgente(), transferencia: openAgente() }

  const sign = async ({ method, key, query = {}, cuerpo }: PedidoDeS3) => {
    const url = new URL(key === '' ? bucket : `${bucket}/${prefijo}${key}`)
    url.search = new URLSearchParams(query).toString()
    return new AwsV4Signer({
      ...{ method, url: url.href, region, service: 's3' },
      ...{ accessKeyId: clave, secretAccessKey: secreto },
      headers: { 'x-amz-content-sha256': cuerpo?.sha256 ?? VACIO },
    }).sign()
  }

  const isTransferencia = ({ method, key, urgente = false }: PedidoDeS3): boolean =>
    !urgente && (method === 'PUT' || (method === 'GET' && key !== ''))

  const findPlazo = (pedido: PedidoDeS3): number => {
    if (isTransferencia(pedido)) return cola + respuesta + (pedido.cuerpo?.tamano ?? 0) / LENTO
    return pedido.key === '' && pedido.urgente !== true ? respuesta : breve
  }

  const sendOnce = async (pedido: PedidoDeS3, signal: AbortSignal) => {
    const { method, cuerpo } = pedido
    const signed = await sign(pedido)
    const headers = {
      ...Object.fromEntries(signed.headers),
      ...(cuerpo && { 'content-length': String(cuerpo.tamano) }),
    }
    const dispatcher = isTransferencia(pedido) ? agentes.transferencia : agentes.breve
    const body = cuerpo?.open()
    try {
      return await request(signed.url, {
        ...{ method, headers, dispatcher, signal },
        headersTimeout: respuesta + Math.min(cuerpo?.tamano ?? 0, EN_CAMINO) / LENTO,
        ...(body && { body }),
      })
    } catch (error) {
      // Only an error of the local file has the property `path`. Any other error is a failure of the connection.
      if (body?.errored && 'path' in body.errored) throw body.errored
      throw sinRespuesta(error)
    } finally {
      body?.destroy()
    }
  }

  /**
   * Tells whether the answer comes from the store and not from a program between this server and the store, such as a
   * proxy. An answer of a proxy has no ETag.
   */
  const isBuena = ({ method, key }: PedidoDeS3, status: number, etag: unknown): boolean =>
    method === 'DELETE' ? status === 204 : status === 200 && (key === '' || etag !== undefined)

  const enviar: EnviarAS3 = async (pedido, leer) => {
    const plazo = createPlazo(findPlazo(pedido))
    try {
      const { statusCode, headers, body } = await sendOnce(pedido, plazo.signal)
      try {
        const tamano = Number(headers['content-length'] ?? 0)
        if (isTransferencia(pedido) && pedido.method === 'GET')
          plazo.restart(respuesta + (tamano || SIN_TAMANO) / LENTO)
        if (isBuena(pedido, statusCode, headers.etag)) return await leer({ tamano, body })
        if (statusCode < 300) throw new FallaDeS3('OtraRespuesta', true)
        // The answer to HEAD has no error code, so the same object is requested with GET. The error code of GET tells
        // whether the store itself says that the object does not exist.
        if (statusCode === 404 && pedido.method === 'HEAD')
          return await enviar({ ...pedido, method: 'GET', urgente: true }, leer)
        const code = pedido.method === 'HEAD' ? undefined : await readCodigo(body)
        if (statusCode === 404 && pedido.method !== 'PUT' && code === 'NoSuchKey')
          return await leer(undefined)
        throw toFalla(statusCode, code)
      } finally {
        body.on('error', () => undefined).destroy()
      }
    } finally {
      plazo.end()
    }
  }
  return enviar
}

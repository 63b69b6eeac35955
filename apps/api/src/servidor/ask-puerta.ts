import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { connectIn } from '../platform/db/folder-socket.ts'
import { nameOfPuerta } from '../platform/servidor-en-marcha.ts'

export class SinRespuesta extends Error {
  override readonly name = 'SinRespuesta'
  /**
   * True when no server on this machine uses the data folder and the port that the command was given. False for any
   * other failure, for example when the server answered but refused the command.
   */
  readonly cerrada: boolean
  /** Exit code of the command. When the server answers, its answer gives the code. */
  readonly salida: number
  constructor(message: string, { cerrada = false, salida = 1 } = {}) {
    super(message)
    this.cerrada = cerrada
    this.salida = salida
  }
}

const CERRADA: readonly unknown[] = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR']

const explain = (
  error: NodeJS.ErrnoException,
  { folder, port }: { readonly folder: string; readonly port: number },
): SinRespuesta => {
  if (error.code === 'EACCES')
    return new SinRespuesta(
      'Este usuario no puede hablar con el servidor: use la cuenta con que corre.',
    )
  return CERRADA.includes(error.code)
    ? new SinRespuesta(
        `No hay un servidor en marcha en esta máquina con DATA_DIR=${folder} y PORT=${port}. Arránquelo, o use las mismas variables con que arrancó.`,
        { cerrada: true },
      )
    : new SinRespuesta(`No se pudo hablar con el servidor (${error.code}).`)
}

interface Lugar {
  readonly folder: string
  readonly port: number
}

interface Contestado {
  readonly peticion: ClientRequest
  readonly response: IncomingMessage
}

/**
 * Sends a request to the running server. Ends the request after its body `pedido`. Without `pedido`, leaves the request
 * open, so that the server sees when the command disconnects.
 */
const send = (
  lugar: Lugar,
  name: string,
  { pedido, signal }: { readonly pedido?: object; readonly signal?: AbortSignal },
): Promise<Contestado> =>
  new Promise((resolve, reject) => {
    const { folder, port } = lugar
    const refuse = (error: Error) => reject(explain(error, lugar))
    try {
      const peticion = request(
        {
          createConnection: () => connectIn(folder, nameOfPuerta(port)),
          ...{ path: `/${name}`, method: 'POST' },
          ...(signal && { signal }),
        },
        (response) => resolve({ peticion, response }),
      )
      peticion.on('error', refuse)
      if (pedido) peticion.end(JSON.stringify(pedido))
      else peticion.flushHeaders()
    } catch (error) {
      // When the data folder does not exist, `connectIn` throws an error at once. The request then emits no event
      // 'error', so the error is handled here.
      refuse(error as Error)
    }
  })

const readFalla = async (response: IncomingMessage): Promise<SinRespuesta> => {
  let body = ''
  for await (const piece of response) body += piece
  const { mensaje, salida } = JSON.parse(body) as { mensaje?: string; salida?: number }
  return new SinRespuesta(
    mensaje ?? 'El servidor no lo aceptó.',
    salida === undefined ? {} : { salida },
  )
}

export const askPuerta = async <T>(
  folder: string,
  port: number,
  name: string,
  pedido: object,
): Promise<T> => {
  const { response } = await send({ folder, port }, name, { pedido })
  if (response.statusCode !== 200) throw await readFalla(response)
  let body = ''
  for await (const piece of response) body += piece
  return JSON.parse(body) as T
}

export interface Visita<T> {
  readonly dicho: T
  /** Signal that is aborted when the connection to the server ends. */
  readonly terminada: AbortSignal
  /** Ends the connection to the server, and waits until the server ends it too. */
  readonly leave: () => Promise<void>
}

/**
 * Opens a connection to the running server, which stays open until `leave` is called. Returns when the server has sent
 * its first object, `dicho`.
 */
export const visitPuerta = async <T>(
  lugar: Lugar,
  name: string,
  signal: AbortSignal,
): Promise<Visita<T>> => {
  const { peticion, response } = await send(lugar, name, { signal })
  if (response.statusCode !== 200) {
    peticion.end()
    throw await readFalla(response)
  }
  const terminada = new AbortController()
  // When the server is killed, the response emits 'error' and then 'close'. The error is ignored here, because 'close'
  // ends the connection.
  response.on('error', () => undefined)
  const cerrada = new Promise<void>((resolve) => {
    response.once('close', () => {
      terminada.abort()
      resolve()
    })
  })
  const [line] = await once(createInterface({ input: response }), 'line', {
    signal: terminada.signal,
  })
  return {
    dicho: JSON.parse(String(line)) as T,
    terminada: terminada.signal,
    leave: () => {
      peticion.end()
      return cerrada
    },
  }
}

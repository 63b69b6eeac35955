import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '@apremia/api-client'
import { AppError } from './app-error.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const lento = () =>
  new AppError(
    408,
    'pedido-demorado',
    'El pedido tardó demasiado en llegar. Revise su conexión e intente nuevamente.',
  )

const REFUSALS: Readonly<Record<string, () => AppError>> = {
  HPE_HEADER_OVERFLOW: () =>
    new AppError(431, 'pedido-invalido', 'Las cabeceras del pedido son demasiado grandes.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () =>
    new AppError(413, 'pedido-invalido', 'El pedido es demasiado grande.'),
  ERR_HTTP_REQUEST_TIMEOUT: lento,
}

/** Writes an error answer directly to the socket, because Fastify could not parse the request. */
const answerRaw = (socket: Socket, failure: AppError): void => {
  const { status, code, message } = failure
  const body = JSON.stringify({ error: { code, message } } satisfies ErrorBody)
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  socket.destroySoon()
}

export const refuseUnreadable = (
  error: NodeJS.ErrnoException,
  socket: Socket,
  answering: boolean,
): void => {
  // A second answer would corrupt an answer that is already being sent, so the connection is cut.
  if (answering || error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = REFUSALS[error.code ?? '']
  answerRaw(
    socket,
    refusal?.() ?? new AppError(400, 'pedido-invalido', 'El pedido no se puede leer como HTTP.'),
  )
}

export const refuseSlow = (socket: Socket): void => {
  answerRaw(socket, lento())
  // The client sends its request too slowly, and may read this answer just as slowly. So the connection is cut.
  setImmediate(() => socket.destroy())
}

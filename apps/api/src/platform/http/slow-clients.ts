import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuseSlow } from './raw-answer.ts'

/**
 * Minimum speed at which a client must send the body of a request. The server cuts a slower connection, which may be an
 * attack.
 */
const MIN_BYTES_PER_SECOND = 512

/**
 * Factor by which the time limit of a connection grows while the client downloads an answer. The kernel buffers several
 * megabytes, so the server sees progress only now and then. With this factor, a client at 12 kB per second stays
 * connected.
 */
const UNREAD_LIMITS = 8

interface Conexion {
  request?: IncomingMessage
  response?: ServerResponse
  desde: number
  leido: number
  escrito: number
}

/**
 * True when the server waits for more bytes of a request: its body is incomplete, and the server has read all the bytes
 * that arrived.
 */
const isReceiving = ({ request }: Conexion): boolean =>
  request !== undefined && !request.complete && request.readableLength === 0

/**
 * Closes connections without progress (R14): bodies that arrive too slowly, and answers that the client does not read.
 * Slow clients with progress stay, and so do clients that wait for the server. Node already closes idle connections and
 * connections without headers.
 */
export const watchSlowClients = (
  app: FastifyInstance,
  limitMs: number,
): { readonly isAnswering: (socket: Socket) => boolean } => {
  const conexiones = new Map<Socket, Conexion>()
  const every = limitMs / 10
  const minimum = (MIN_BYTES_PER_SECOND * limitMs) / 1000

  const advance = (socket: Socket, conexion: Conexion, now: number): void => {
    conexion.desde = now
    conexion.leido = socket.bytesRead
    conexion.escrito = socket.bytesWritten - socket.writableLength
  }

  const check = (): void => {
    const now = performance.now()
    for (const [socket, conexion] of conexiones) {
      const sending = socket.writableLength > 0
      const receiving = !sending && isReceiving(conexion)
      const waits = sending || receiving
      const moved = sending
        ? socket.bytesWritten - socket.writableLength > conexion.escrito
        : socket.bytesRead - conexion.leido >= minimum
      if (!waits || moved) advance(socket, conexion, now)
      else if (now - conexion.desde > (sending ? UNREAD_LIMITS * limitMs : limitMs) - 2 * every) {
        conexiones.delete(socket)
        if (receiving && conexion.response?.headersSent === false) refuseSlow(socket)
        else socket.destroy()
      }
    }
  }

  const timer = setInterval(check, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.server.on('connection', (socket: Socket) => {
    conexiones.set(socket, { desde: performance.now(), leido: 0, escrito: 0 })
    socket.once('close', () => conexiones.delete(socket))
  })
  app.server.on('request', (request, response) => {
    const conexion = conexiones.get(request.socket)
    if (conexion !== undefined) Object.assign(conexion, { request, response })
  })
  return {
    isAnswering: (socket) => {
      const response = conexiones.get(socket)?.response
      return response?.headersSent === true && !response.writableFinished
    },
  }
}

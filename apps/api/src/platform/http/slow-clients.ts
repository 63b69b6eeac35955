import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuseSlow } from './raw-answer.ts'

/** Bytes a second. A slower body is not a slow link: it is somebody holding a place. */
const MIN_BYTES_PER_SECOND = 512

/**
 * Times the limit that an answer may stay unread. The kernel keeps up to some megabytes of it, and on a slow link takes
 * no more until a good part has left: 12 kB a second are enough to go on.
 */
const UNREAD_LIMITS = 8

interface Conexion {
  request?: IncomingMessage
  response?: ServerResponse
  /** Moment at which it last advanced, and its position then. */
  desde: number
  leido: number
  escrito: number
}

/** Tells whether it is the client's turn: the server has read all that came of the body. */
const isReceiving = ({ request }: Conexion): boolean =>
  request !== undefined && !request.complete && request.readableLength === 0

/**
 * Closes the connections that get nowhere (R14): bodies that drip and answers that nobody reads. A client that is slow
 * but advances stays, and so does one that waits for us. Node itself handles heads that do not come and idle
 * connections.
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

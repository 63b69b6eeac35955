import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuseSlow } from './raw-answer.ts'
import { readTcpQueues } from './tcp-queue.ts'

/** Bytes a second. A slower body is not a slow link: it is somebody holding a place. */
const MIN_BYTES_PER_SECOND = 512

interface Conexion {
  request?: IncomingMessage
  response?: ServerResponse
  /** Moment at which it last advanced, and its position then. */
  desde: number
  leido: number
  escrito: number
  enCola: number | undefined
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
    conexion.enCola = undefined
  }

  /** Tells whether the client is taking what was sent, if only out of the kernel's buffer. */
  const isTaken = (socket: Socket, conexion: Conexion, queueOf: () => number | undefined) => {
    if (socket.bytesWritten - socket.writableLength > conexion.escrito) return true
    const before = conexion.enCola
    const queue = queueOf()
    conexion.enCola = queue
    return before !== undefined && queue !== undefined && queue < before
  }

  const check = (): void => {
    const now = performance.now()
    let queues: ReturnType<typeof readTcpQueues> | undefined
    for (const [socket, conexion] of conexiones) {
      const sending = socket.writableLength > 0
      const receiving = !sending && isReceiving(conexion)
      if (!sending && !receiving) advance(socket, conexion, now)
      else if (receiving && socket.bytesRead - conexion.leido >= minimum)
        advance(socket, conexion, now)
      else if (
        sending &&
        isTaken(socket, conexion, () => {
          queues ??= readTcpQueues()
          return queues(socket)
        })
      ) {
        const { enCola } = conexion
        advance(socket, conexion, now)
        conexion.enCola = enCola
      } else if (now - conexion.desde > limitMs - 2 * every) {
        conexiones.delete(socket)
        if (receiving && conexion.response?.headersSent === false) refuseSlow(socket)
        else socket.destroy()
      }
    }
  }

  const timer = setInterval(check, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.server.on('connection', (socket: Socket) => {
    conexiones.set(socket, {
      desde: performance.now(),
      leido: 0,
      escrito: 0,
      enCola: undefined,
    })
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

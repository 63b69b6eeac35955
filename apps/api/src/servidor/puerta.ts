import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { listenIn } from '../platform/db/folder-socket.ts'
import { nameOfPuerta } from '../platform/servidor-en-marcha.ts'

export type Respuestas = Readonly<Record<string, (pedido: unknown) => Promise<object>>>

/**
 * Functions that serve the long requests that commands send to the server, by name of request. Each yielded object goes
 * to the client as one line. `salida` aborts when the client disconnects.
 */
export type Visitas = Readonly<Record<string, (salida: AbortSignal) => AsyncGenerator<object>>>

const MAX_PEDIDO = 16_384

export interface Puerta {
  readonly close: () => void
}

const HEADERS = { 'content-type': 'application/json', connection: 'close' }

const toFalla = (error: unknown): object => {
  if (!(error instanceof Error)) return { mensaje: 'falla' }
  return 'salida' in error
    ? { mensaje: error.message, salida: error.salida }
    : { mensaje: error.message }
}

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  let body = ''
  for await (const piece of request) {
    body += piece
    if (body.length > MAX_PEDIDO) throw new Error('pedido demasiado largo')
  }
  return JSON.parse(body)
}

const answer = async (
  respuestas: Respuestas,
  request: IncomingMessage,
): Promise<{ readonly status: number; readonly body: object }> => {
  const name = (request.url ?? '').slice(1)
  const respuesta = Object.hasOwn(respuestas, name) ? respuestas[name] : undefined
  if (respuesta === undefined) return { status: 404, body: { mensaje: `No existe «${name}».` } }
  try {
    return { status: 200, body: await respuesta(await readJson(request)) }
  } catch (error) {
    return { status: 400, body: toFalla(error) }
  }
}

/**
 * Serves a long request with the generator `visita`. Sends to the client each object that `visita` yields, until
 * `visita` ends or fails or the client disconnects.
 */
const receive = async (
  visita: (salida: AbortSignal) => AsyncGenerator<object>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const salida = new AbortController()
  // A client can disconnect in two ways. It ends its request (`end`), or it is killed and the connection closes
  // (`close`).
  request.once('end', () => salida.abort()).resume()
  response.once('close', () => salida.abort())
  try {
    for await (const dicho of visita(salida.signal)) {
      if (!response.headersSent) response.writeHead(200, HEADERS)
      response.write(`${JSON.stringify(dicho)}\n`)
    }
    response.end()
  } catch (error) {
    if (response.headersSent) response.destroy()
    else response.writeHead(400, HEADERS).end(JSON.stringify(toFalla(error)))
  }
}

/**
 * Opens a Unix socket in the data folder. Only the server's account can connect. Requests need no session, because that
 * account can read the database anyway.
 */
export const openPuerta = async (
  folder: string,
  port: number,
  { respuestas, visitas }: { readonly respuestas: Respuestas; readonly visitas: Visitas },
  log: FastifyBaseLogger,
): Promise<Puerta | undefined> => {
  // A client that sends a long request (`visitas`) keeps it open, and ends its body only to disconnect. So the time to
  // receive a request has no limit.
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    const name = (request.url ?? '').slice(1)
    const visita = Object.hasOwn(visitas, name) ? visitas[name] : undefined
    if (visita) void receive(visita, request, response)
    else
      void answer(respuestas, request).then(({ status, body }) => {
        response.writeHead(status, HEADERS).end(JSON.stringify(body))
      })
  })
  const name = nameOfPuerta(port)
  // Removes the socket file that a dead process with the same port may have left.
  rmSync(join(folder, name), { force: true })
  // With this umask, accounts other than the server's cannot use the socket file.
  const before = process.umask(0o177)
  try {
    const listening = listenIn(folder, name, server)
    process.umask(before)
    await listening
    return {
      close: () => {
        server.close()
        // Ends the connections of long requests too, such as a backup, which may be using the database.
        server.closeAllConnections()
        // The socket was bound with a relative name, so closing the server does not delete its file.
        rmSync(join(folder, name), { force: true })
      },
    }
  } catch (error) {
    process.umask(before)
    log.warn(
      { err: error },
      'apremia-servidor no podrá hablar con este servidor: DATA_DIR está en un disco que no admite sockets',
    )
    return undefined
  }
}

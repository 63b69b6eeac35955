import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { AppError } from './app-error.ts'

/** Content security policy that admits only the product's own origin (D3, T25). */
const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", 'data:'],
  frameSrc: ['blob:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // Does not turn HTTP requests into HTTPS, because the product may be served over plain HTTP behind a proxy or on the
  // loopback.
  upgradeInsecureRequests: null,
}

const compute = (): Record<string, string> => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({
    contentSecurityPolicy: { directives: CSP },
    referrerPolicy: { policy: 'no-referrer' },
  })(request, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/**
 * Headers of every answer, even to a request that could not be parsed (R18). With `no-store`, no cache stores the
 * answer, unless the handler sets another `cache-control`.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...compute(),
  'cache-control': 'no-store',
}

export const installHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new AppError(400, 'pedido-invalido', 'Al pedido le falta la cabecera Host.')
  })
  // By default, Node answers 417 to an unknown `Expect` header. Here the request is processed like any other request.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  )
}

import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseFalla, textos } from '@apremia/core'
import { defer } from '../deferred.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'
import { buildPage, type PageContent } from './callback-page.ts'

export interface Loopback {
  /** URL to which the identity provider redirects the browser after the sign-in: `http://127.0.0.1:{port}/{state}`. */
  readonly vlv: string
  readonly token: Promise<string>
  readonly finish: (page: PageContent) => Promise<void>
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  connection: 'close',
}

const same = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

const send = (response: ServerResponse, status: number, page: PageContent): void => {
  response.writeHead(status, HEADERS).end(buildPage(page))
}

/**
 * Returns the message about a failed sign-in, from the error code of the redirect URL. The message never includes text
 * of that URL.
 */
const tellFalla = (codigo: string | null): string =>
  codigo === null
    ? 'El proveedor de identidad volvió sin identificar a nadie.'
    : textos.fallasDeIngreso[parseFalla(codigo) ?? 'respuesta-invalida']

const NO_ENCONTRADA: PageContent = {
  titulo: 'Página no encontrada',
  texto: 'Vuelva a la terminal y use la dirección que allí se indica.',
  ok: false,
}

/**
 * Starts a local server on 127.0.0.1 that receives the token of the sign-in (RFC 8252 §7.3). The identity provider
 * redirects the browser to a secret random path of this server. The server then redirects to a URL without the token,
 * which would otherwise stay in the address bar.
 *
 * @param port port to listen on; 0 takes any free port
 */
export const listenForToken = async (port: number, signal: AbortSignal): Promise<Loopback> => {
  const state = randomBytes(16).toString('hex')
  const done = defer<string>()
  const page = defer<PageContent>()
  let served: () => void = () => undefined
  let received = false

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { port: own } = server.address() as AddressInfo
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    // The identity provider redirects the browser to this local server, at 127.0.0.1. A request with another host name
    // is refused, even if that name resolves to this machine.
    if (request.method !== 'GET' || request.headers.host !== `127.0.0.1:${own}`) {
      send(response, 404, NO_ENCONTRADA)
    } else if (same(url.pathname, `/${state}`)) {
      received = true
      const token = url.searchParams.get('token') ?? ''
      response.writeHead(303, { ...HEADERS, location: `/${state}/fin` }).end()
      if (token !== '') done.resolve(token)
      else {
        done.reject(
          new CliError('sinSesion', {
            codigo: 'sin-token',
            mensaje: tellFalla(url.searchParams.get('error')),
          }),
        )
      }
    } else if (received && same(url.pathname, `/${state}/fin`)) {
      void page.promise.then((content) => {
        response.on('close', () => served())
        send(response, content.ok ? 200 : 403, content)
      })
    } else {
      send(response, 404, NO_ENCONTRADA)
    }
  }

  const server = createServer(handle)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE' || error.code === 'EACCES'
      reject(
        busy ? usageError(`No se puede usar el puerto ${port}: elija otro con --puerto.`) : error,
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  const abort = (): void => done.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })

  return {
    vlv: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${state}`,
    token: done.promise,
    finish: async (content) => {
      signal.removeEventListener('abort', abort)
      page.resolve(content)
      if (received) {
        // Waits until the browser has the final page of the sign-in. Some clients never request that page (curl without
        // -L), so the wait lasts at most three seconds.
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 3000)
          served = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      server.close()
      server.closeAllConnections()
    },
  }
}

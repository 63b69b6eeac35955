import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Producto } from './producto.ts'

export interface Retencion {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Starts a proxy to the product. The proxy answers the first `after` requests to `path` and leaves all later requests
 * without a response.
 */
export const openRetencion = async (
  { port }: Pick<Producto, 'port'>,
  path: RegExp,
  after: number,
): Promise<Retencion> => {
  let seen = 0
  const server = createServer((incoming, answer) => {
    if (path.test(incoming.url ?? '')) seen += 1
    if (seen > after) return
    const { url: to, method, headers } = incoming
    incoming.pipe(
      request({ host: '127.0.0.1', port, path: to, method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface Emisor {
  /** URL of the sign-in page, which redirects to the URL in the query parameter `vlv` with a token added. */
  readonly ingreso: string
  readonly env: Readonly<Record<string, string>>
  readonly sign: (dni: string) => Promise<string>
  readonly close: () => void
}

const EMISOR = 'https://identidad.example'
const AUDIENCIA = 'apremia-pruebas'

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let body = ''
  for await (const piece of request) body += piece
  return new URLSearchParams(body)
}

/** Sign-in page of a test identity provider, which accepts any DNI (national identity number). */
const page = (query: string) =>
  `<!doctype html><html lang="es"><title>Identidad</title><form method="post" action="/identidad${query.replaceAll('"', '')}"><label>DNI <input name="dni"></label><button>Ingresar</button></form>`

export const startEmisor = async (): Promise<Emisor> => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'ec', alg: 'ES256', use: 'sig' }]
  const sign = (dni: string, fnt = 'renaper'): Promise<string> =>
    new SignJWT({ fnt, dni })
      .setProtectedHeader({ alg: 'ES256', kid: 'ec' })
      .setIssuer(EMISOR)
      .setAudience(AUDIENCIA)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('100s')
      .sign(privateKey)
  const server = createServer(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (pathname === '/jwks')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
    if (pathname === '/identidad' && request.method === 'GET')
      return response.setHeader('content-type', 'text/html').end(page(search))
    const form = request.method === 'POST' ? await readForm(request) : new URLSearchParams()
    const asked = (name: string) => form.get(name) ?? searchParams.get(name) ?? ''
    const address = asked('vlv')
    if (!URL.canParse(address)) return response.writeHead(400).end()
    const vlv = new URL(address)
    if (pathname === '/identidad')
      vlv.searchParams.set('token', await sign(asked('dni'), asked('fnt')))
    return response.writeHead(302, { location: vlv.href }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ingreso: `${origin}/identidad`,
    env: {
      IDENTIDAD_URL: `${origin}/identidad`,
      IDENTIDAD_SALIDA_URL: `${origin}/identidad/salir`,
      IDENTIDAD_EMISOR: EMISOR,
      IDENTIDAD_AUDIENCIA: AUDIENCIA,
      IDENTIDAD_JWKS_URL: `${origin}/jwks`,
    },
    sign,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

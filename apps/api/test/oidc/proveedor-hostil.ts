import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
} from 'jose'

interface Bueno {
  readonly claims: JWTPayload
  readonly header: { readonly alg: string; readonly kid?: string }
}

/** Fault that a test makes the identity provider have. Everything else in the provider's answers is correct. */
export interface Maldad {
  readonly claims?: (good: JWTPayload) => JWTPayload
  readonly header?: Partial<Bueno['header']>
  readonly firma?:
    | 'otra-clave'
    | 'otro-algoritmo'
    | 'ninguna'
    | 'secreto'
    | 'clave-publica'
    | 'rota'
  readonly token?: (request: IncomingMessage, response: ServerResponse) => void
  readonly sinToken?: boolean
  readonly userinfo?: object
  readonly discovery?: object
  readonly jwks?: (response: ServerResponse) => void
}

export interface ProveedorHostil {
  readonly issuer: string
  readonly env: Readonly<Record<string, string>>
  /** Sets the fault of the identity provider. An empty object removes it. */
  readonly be: (maldad: Maldad) => void
  readonly expect: (nonce: string) => void
  readonly close: () => void
}

const SECRETO = 'secreto-de-prueba-de-treinta-y-dos-letras'
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const sign = async (
  { claims, header }: Bueno,
  firma: Maldad['firma'],
  keys: { readonly propia: CryptoKey; readonly publica: CryptoKey; readonly otra: CryptoKey },
): Promise<string> => {
  if (firma === 'ninguna') return `${encode({ alg: 'none' })}.${encode(claims)}.`
  const jwt = new SignJWT(claims)
  if (firma === 'otro-algoritmo') {
    const misma = await importJWK(await exportJWK(keys.propia), 'PS256')
    return jwt.setProtectedHeader({ alg: 'PS256', kid: 'k' }).sign(misma)
  }
  const shared = { secreto: SECRETO, 'clave-publica': await exportSPKI(keys.publica) }
  if (firma === 'secreto' || firma === 'clave-publica')
    return jwt.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(shared[firma]))
  const signed = await jwt
    .setProtectedHeader(header)
    .sign(firma === 'otra-clave' ? keys.otra : keys.propia)
  const [head, , signature] = signed.split('.')
  return firma === 'rota' ? `${head}.${encode({ ...claims, sub: 'otra' })}.${signature}` : signed
}

export const startProveedorHostil = async (): Promise<ProveedorHostil> => {
  const { privateKey: propia, publicKey: publica } = await generateKeyPair('RS256', {
    extractable: true,
  })
  const { privateKey: otra } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publica)), kid: 'k', alg: 'RS256', use: 'sig' }
  let maldad: Maldad = {}
  let nonce = ''
  const makeToken = async (): Promise<string> => {
    const now = Math.floor(Date.now() / 1000)
    const good = {
      ...{ iss: issuer, aud: 'apremia', sub: 'cuenta-1', nonce, iat: now, exp: now + 120 },
      cuil: '20200000030',
    }
    const claims = maldad.claims?.(good) ?? good
    return sign({ claims, header: { alg: 'RS256', kid: 'k', ...maldad.header } }, maldad.firma, {
      propia,
      publica,
      otra,
    })
  }
  const json = (response: ServerResponse, value: object) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
  const server = createServer(async (request, response) => {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return json(response, {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          authorization_response_iss_parameter_supported: true,
          ...maldad.discovery,
        })
      case '/jwks':
        return maldad.jwks ? maldad.jwks(response) : json(response, { keys: [jwk] })
      case '/userinfo':
        return json(response, { sub: 'cuenta-1', ...maldad.userinfo })
      case '/token':
        if (maldad.token) return maldad.token(request, response)
        return json(response, {
          access_token: 'acceso',
          token_type: 'Bearer',
          ...(maldad.sinToken ? {} : { id_token: await makeToken() }),
        })
      default:
        return response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    env: {
      IDENTIDAD_EMISOR: issuer,
      IDENTIDAD_CLIENTE: 'apremia',
      IDENTIDAD_CLIENTE_SECRETO: SECRETO,
      IDENTIDAD_DOCUMENTO: 'cuil',
      IDENTIDAD_PISTA: 'kc_idp_hint',
      IDENTIDAD_FUENTES: 'renaper, miarg=mi-argentina',
    },
    be: (nueva) => {
      maldad = nueva
    },
    expect: (asked) => {
      nonce = asked
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

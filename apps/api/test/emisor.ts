import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface Emisor {
  /** What a server needs in its environment to trust it. */
  readonly env: Readonly<Record<string, string>>
  readonly sign: (dni: string) => Promise<string>
  readonly close: () => void
}

const EMISOR = 'https://identidad.example'
const AUDIENCIA = 'apremia-pruebas'

/** An identity provider: publishes its keys and signs tokens for whoever asks. */
export const startEmisor = async (): Promise<Emisor> => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'ec', alg: 'ES256', use: 'sig' }]
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      IDENTIDAD_URL: `${origin}/ingreso`,
      IDENTIDAD_SALIDA_URL: `${origin}/salida`,
      IDENTIDAD_EMISOR: EMISOR,
      IDENTIDAD_AUDIENCIA: AUDIENCIA,
      IDENTIDAD_JWKS_URL: `${origin}/jwks`,
    },
    sign: (dni) =>
      new SignJWT({ fnt: 'renaper', dni })
        .setProtectedHeader({ alg: 'ES256', kid: 'ec' })
        .setIssuer(EMISOR)
        .setAudience(AUDIENCIA)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime('100s')
        .sign(privateKey),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { externalProvider, type Proveedor } from './proveedor.ts'

let server: Server
let jwks: object = { keys: [] }
let down = false
let origin: string
const keys = new Map<string, CryptoKey>()

const addKey = async (kid: string, alg: string) => {
  const { privateKey, publicKey } = await generateKeyPair(alg)
  keys.set(kid, privateKey)
  return { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }
}

beforeAll(async () => {
  jwks = {
    keys: [await addKey('ec', 'ES256'), await addKey('rsa', 'RS256'), await addKey('ed', 'EdDSA')],
  }
  server = createServer((_request, response) => {
    response.statusCode = down ? 500 : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(jwks))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const AHORA = new Date('2026-11-20T15:00:00Z')
let provider: Proveedor
beforeEach(() => {
  down = false
  provider = externalProvider(
    {
      tipo: 'externo',
      url: `${origin}/ingreso`,
      salida: `${origin}/salida`,
      emisor: 'https://identidad.example',
      audiencia: 'apremia-san-nicolas',
      jwks: `${origin}/jwks`,
    },
    () => AHORA,
  )
})

const sign = (kid: string, alg: string, claims: Record<string, unknown> = { dni: '20000003' }) => {
  const key = keys.get(kid)
  if (key === undefined) throw new Error(kid)
  const now = Math.floor(AHORA.getTime() / 1000)
  return new SignJWT({ fnt: 'anses', iat: now, exp: now + 120, ...claims })
    .setProtectedHeader({ alg, kid })
    .setIssuer('https://identidad.example')
    .setAudience('apremia-san-nicolas')
    .setJti('jti' in claims ? String(claims.jti) : `${kid}-1`)
    .sign(key)
}

describe('externalProvider', () => {
  it.each(['', 'a\u0000b', 'x'.repeat(201), '\n'])(
    'refuses a token whose id cannot be kept: %j',
    async (jti) => {
      const token = await sign('ec', 'ES256', { dni: '20000003', jti })
      expect(await provider.verify(token)).toBeUndefined()
    },
  )

  it.each([
    ['ec', 'ES256'],
    ['rsa', 'RS256'],
    ['ed', 'EdDSA'],
  ])('accepts tokens signed with %s by a published key', async (kid, alg) => {
    expect(await provider.verify(await sign(kid, alg))).toMatchObject({
      dni: '20000003',
      fuente: 'anses',
    })
  })

  it('takes the subject when there is no dni, with its separators', async () => {
    expect(await provider.verify(await sign('ec', 'ES256', { sub: '20.000.003' }))).toMatchObject({
      dni: '20000003',
    })
  })

  it.each(['abc20x00y0003', '2 0 0 0 0 0 0 3', '20.00.0003', '0020000003', '', ['20000003'], 2e-7])(
    'nobody signs in with the number %j',
    async (dni) => {
      expect(await provider.verify(await sign('ec', 'ES256', { dni }))).toBeUndefined()
    },
  )

  it.each(['020000003', '20.000.003', 20_000_003])(
    'reads the document number %j without its zeros and dots',
    async (dni) => {
      expect(await provider.verify(await sign('ec', 'ES256', { dni }))).toMatchObject({
        dni: '20000003',
      })
    },
  )

  // The tolerance is 30 seconds. A token is accepted from 30 seconds before `iat` or `nbf`. It is accepted until 29
  // seconds after `exp`, because a token has already expired in the second of its `exp`.
  it.each([
    ['iat', 29, true],
    ['iat', 30, true],
    ['iat', 31, false],
    ['nbf', 29, true],
    ['nbf', 30, true],
    ['nbf', 31, false],
    ['exp', -29, true],
    ['exp', -30, false],
    ['exp', -31, false],
  ] as const)('with %s at %i s of our clock: %s', async (claim, seconds, holds) => {
    const now = Math.floor(AHORA.getTime() / 1000)
    const shifted = claim === 'exp' ? { iat: now - 60 } : {}
    const token = await sign('ec', 'ES256', { dni: '20000003', ...shifted, [claim]: now + seconds })
    expect((await provider.verify(token)) !== undefined).toBe(holds)
  })

  it('remembers a token for as long as it could still be taken', async () => {
    const identidad = await provider.verify(await sign('ec', 'ES256'))
    expect(identidad?.expira).toEqual(new Date(AHORA.getTime() + (120 + 30) * 1000))
  })

  it('refuses a token of a key that is not published', async () => {
    await addKey('propia', 'ES256')
    expect(await provider.verify(await sign('propia', 'ES256'))).toBeUndefined()
  })

  it('distinguishes a provider that is down from a person who is refused', async () => {
    down = true
    await expect(provider.verify(await sign('ec', 'ES256'))).rejects.toThrow()
  })
})

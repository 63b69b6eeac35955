import type { textos } from '@apremia/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Maldad,
  type ProveedorHostil,
  startProveedorHostil,
} from '../../test/oidc/proveedor-hostil.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const ORIGIN = 'http://127.0.0.1:3000'
const WEB = `${ORIGIN}/?estado=0123456789abcdef0123456789abcdef`

let test: TestApp
let proveedor: ProveedorHostil
beforeAll(async () => {
  proveedor = await startProveedorHostil()
})
/**
 * Each test starts a new server, which reads the identity provider's discovery document again and does not remember the
 * failed sign-ins of earlier tests.
 */
beforeEach(async () => {
  proveedor.be({})
  test = await startTestApp({ env: proveedor.env })
  return () => test.close()
})
afterAll(() => proveedor.close())

const begin = async (fnt = 'miarg') => {
  const { headers } = await test.app.inject({
    url: `/identidad?${new URLSearchParams({ vlv: WEB, fnt })}`,
  })
  const asked = new URL(String(headers.location))
  const [cookie = ''] = [headers['set-cookie']].flat()
  return { asked, cookie: String(cookie).split(';')[0] ?? '' }
}

const signIn = async (vuelta: Readonly<Record<string, string>> = {}): Promise<URL> => {
  const { asked, cookie } = await begin()
  proveedor.expect(asked.searchParams.get('nonce') ?? '')
  const query = new URLSearchParams({
    code: 'c',
    iss: proveedor.issuer,
    state: asked.searchParams.get('state') ?? '',
    ...vuelta,
  })
  const { headers } = await test.app.inject({
    url: `/identidad/vuelta?${query}`,
    headers: { cookie },
  })
  return new URL(String(headers.location))
}

const now = () => Math.floor(Date.now() / 1000)

describe('hints of the provider', () => {
  it('name the source as the provider calls it, and the session remembers it', async () => {
    const { asked } = await begin()
    expect(asked.searchParams.get('kc_idp_hint')).toBe('mi-argentina')
    const token = (await signIn()).searchParams.get('token')
    const response = await test.call('POST', '/api/usuarios/login', undefined, {
      token: token ?? '',
    })
    expect(response.statusCode).toBe(200)
    const { rows } = await test.open.pool.query(
      'select fuente from sesion order by id desc limit 1',
    )
    expect(rows).toEqual([{ fuente: 'miarg' }])
  })

  it('are sent to the screen and the command', async () => {
    const config = (await test.call('GET', '/api/config')).json()
    expect(config.identidad).toMatchObject({
      url: `${ORIGIN}/identidad`,
      salida: `${ORIGIN}/identidad/salir`,
      fuentes: ['renaper', 'miarg'],
      demo: false,
    })
    expect(JSON.stringify(config)).not.toContain('secreto')
  })
})

describe('another account', () => {
  it('is asked for at the logout page of a provider that never asks again', async () => {
    const discovery = {
      prompt_values_supported: ['none'],
      end_session_endpoint: `${proveedor.issuer}/salir`,
    }
    proveedor.be({ discovery })
    const { headers } = await test.app.inject({
      url: `/identidad?${new URLSearchParams({ vlv: WEB, cuenta: 'otra' })}`,
    })
    const asked = new URL(String(headers.location))
    expect(asked.origin + asked.pathname).toBe(`${proveedor.issuer}/salir`)
    expect(asked.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`)
  })
})

describe('an answer of the provider', () => {
  it.each<[string, Maldad]>([
    ['as it should be', {}],
    ['with a clock 29 s ahead', { claims: (c) => ({ ...c, iat: now() + 29, nbf: now() + 29 }) }],
    ['that expired 29 s ago', { claims: (c) => ({ ...c, iat: now() - 100, exp: now() - 29 }) }],
    [
      'for several audiences, asked for by us',
      { claims: (c) => ({ ...c, aud: ['otra', 'apremia'], azp: 'apremia' }) },
    ],
    [
      'with the number in its userinfo',
      { claims: ({ cuil, ...c }) => c, userinfo: { cuil: '20200000030' } },
    ],
  ])('is taken %s', async (_, maldad) => {
    proveedor.be(maldad)
    const vuelta = await signIn()
    expect(vuelta.href).toContain('&token=')
  })

  it.each<[string, Maldad, keyof typeof textos.fallasDeIngreso]>([
    ['for another audience', { claims: (c) => ({ ...c, aud: 'otra' }) }, 'otra-audiencia'],
    [
      'asked for by another',
      { claims: (c) => ({ ...c, aud: ['apremia', 'otra'], azp: 'otra' }) },
      'otra-audiencia',
    ],
    [
      'of another issuer',
      { claims: (c) => ({ ...c, iss: 'https://otro.example' }) },
      'otro-emisor',
    ],
    ['that expired', { claims: (c) => ({ ...c, iat: now() - 100, exp: now() - 31 }) }, 'reloj'],
    ['of the future', { claims: (c) => ({ ...c, iat: now() + 35 }) }, 'reloj'],
    ['not good yet', { claims: (c) => ({ ...c, nbf: now() + 35 }) }, 'reloj'],
    ['made long ago', { claims: (c) => ({ ...c, iat: now() - 700, exp: now() + 100 }) }, 'reloj'],
    ['for another sign-in', { claims: (c) => ({ ...c, nonce: 'otro' }) }, 'ajeno'],
    ['without a nonce', { claims: ({ nonce, ...c }) => c }, 'respuesta-invalida'],
    ['without a signature', { firma: 'ninguna' }, 'sin-firma'],
    ['signed with the shared secret', { firma: 'secreto' }, 'sin-firma'],
    ['signed with the public key as a secret', { firma: 'clave-publica' }, 'sin-firma'],
    ['signed with a key that is not published', { firma: 'otra-clave' }, 'sin-firma'],
    ['whose key has another name', { header: { kid: 'x' } }, 'sin-firma'],
    ['changed after it was signed', { firma: 'rota' }, 'sin-firma'],
    ['signed with another algorithm', { firma: 'otro-algoritmo' }, 'sin-firma'],
    ['without an identity token', { sinToken: true }, 'respuesta-invalida'],
    ['without the number', { claims: ({ cuil, ...c }) => c }, 'sin-documento'],
    [
      'with a wrong check digit',
      { claims: (c) => ({ ...c, cuil: '20200000031' }) },
      'documento-invalido',
    ],
    [
      'whose userinfo is of another',
      { claims: ({ cuil, ...c }) => c, userinfo: { sub: 'otra', cuil: '20200000030' } },
      'respuesta-invalida',
    ],
  ])('is refused %s', async (_, maldad, falla) => {
    proveedor.be(maldad)
    const vuelta = await signIn()
    expect(vuelta.searchParams.get('error')).toBe(falla)
    expect(vuelta.searchParams.get('token')).toBeNull()
    const { rows } = await test.open.pool.query(
      "select dni, despues from historial where operacion = 'login-rechazado'",
    )
    expect(rows.map(({ dni, despues }) => ({ dni, ...JSON.parse(despues) }))).toEqual([
      { dni: '', motivo: 'identidad-rechazada', falla },
    ])
  })

  it.each<[string, Readonly<Record<string, string>>, keyof typeof textos.fallasDeIngreso]>([
    ['comes from another issuer', { iss: 'https://otro.example' }, 'otro-emisor'],
    ['says that the person gave up', { error: 'access_denied' }, 'cancelado'],
    ['says that it is out of order', { error: 'temporarily_unavailable' }, 'proveedor-caido'],
    ['does not know us', { error: 'unauthorized_client' }, 'cliente-rechazado'],
    ['says something else', { error: '<script>' }, 'configuracion'],
  ])('is told as such when it %s', async (_, vuelta, falla) => {
    expect((await signIn(vuelta)).searchParams.get('error')).toBe(falla)
  })

  it.each<[string, Maldad, keyof typeof textos.fallasDeIngreso]>([
    ['is out of order', { token: (_, r) => r.writeHead(503).end() }, 'proveedor-caido'],
    ['is cut', { token: (q) => q.socket.destroy() }, 'proveedor-caido'],
    ['does not know the code', { token: refuse('invalid_grant') }, 'codigo-usado'],
    ['does not know us', { token: refuse('invalid_client', 401) }, 'cliente-rechazado'],
    ['asks us who we are', { token: refuse('invalid_client', 401, 'Basic') }, 'cliente-rechazado'],
    ['does not like the request', { token: refuse('invalid_request') }, 'configuracion'],
    ['is no JSON', { token: (_, r) => r.end('<html>') }, 'respuesta-invalida'],
    ['has no keys', { jwks: (r) => r.writeHead(503).end() }, 'proveedor-caido'],
    [
      'is read for another issuer',
      { discovery: { issuer: 'https://otro.example' } },
      'otro-emisor',
    ],
  ])('is told as such when the exchange %s', async (_, maldad, falla) => {
    proveedor.be(maldad)
    const { asked } = await begin()
    if (asked.origin === ORIGIN) expect(asked.searchParams.get('error')).toBe(falla)
    else expect((await signIn()).searchParams.get('error')).toBe(falla)
  })
})

function refuse(error: string, status = 400, challenge = ''): NonNullable<Maldad['token']> {
  return (_, response) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(challenge === '' ? {} : { 'www-authenticate': `${challenge} realm="x"` }),
      })
      .end(JSON.stringify({ error }))
}

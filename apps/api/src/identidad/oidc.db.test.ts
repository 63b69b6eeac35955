import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identificarEnProveedor, type Navegador, openNavegador } from '../../test/oidc/navegador.ts'
import { type ProveedorOidc, startProveedorOidc } from '../../test/oidc/proveedor-oidc.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const ORIGIN = 'http://127.0.0.1:3000'
const ESTADO = '0123456789abcdef0123456789abcdef'
const WEB = `${ORIGIN}/?estado=${ESTADO}`
const TERMINAL = `http://127.0.0.1:48123/${ESTADO}`

let test: TestApp
let proveedor: ProveedorOidc
beforeAll(async () => {
  proveedor = await startProveedorOidc(ORIGIN)
  test = await startTestApp({ env: proveedor.env })
})
afterAll(async () => {
  await test.close()
  await proveedor.stop()
})

/** The product is reached without a network, the provider through it. */
const navegador = (): Navegador =>
  openNavegador(async (url, init) => {
    if (!url.startsWith(ORIGIN)) return fetch(url, init)
    const response = await test.app.inject({
      method: 'GET',
      url: url.slice(ORIGIN.length),
      headers: init.headers as Record<string, string>,
      remoteAddress: `127.1.0.${Math.floor(Math.random() * 250)}`,
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(response.headers))
      for (const one of [value].flat()) headers.append(name, String(one))
    return new Response([204, 303].includes(response.statusCode) ? null : response.body, {
      status: response.statusCode,
      headers,
    })
  })

const leave = async (browser: Navegador, vlv = WEB): Promise<string> => {
  const { location, body } = await browser.go(`${ORIGIN}/identidad?${new URLSearchParams({ vlv })}`)
  if (location === null) throw new Error(body)
  return location
}

/** Up to the address that the provider sends the browser back to. */
const comeBack = async (browser: Navegador, dni: string, vlv = WEB): Promise<string> =>
  identificarEnProveedor(browser, await leave(browser, vlv), dni)

const arrive = async (browser: Navegador, vuelta: string): Promise<URL> => {
  const { location, body } = await browser.go(vuelta)
  if (location === null) throw new Error(body)
  return new URL(location)
}

const login = (token: string | null) =>
  test.call('POST', '/api/usuarios/login', undefined, { token: token ?? '' })

const rechazos = async () => {
  const { rows } = await test.open.pool.query(
    "select dni, despues from historial where operacion = 'login-rechazado' order by orden",
  )
  return rows.map(({ dni, despues }) => ({ dni, ...JSON.parse(despues) }))
}

describe('sign-in through an OpenID Connect provider', () => {
  it.each([
    ['an administrator', '20000001', 'admin'],
    ['the head lawyer', '20000002', 'user'],
    ['a lawyer', '20000003', 'user'],
  ])('opens the session of %s', async (_, dni, rol) => {
    const address = await arrive(navegador(), await comeBack(navegador(), dni)).catch(
      () => undefined,
    )
    expect(address).toBeUndefined()
    const browser = navegador()
    const vuelta = await arrive(browser, await comeBack(browser, dni))
    expect(vuelta.origin + vuelta.pathname).toBe(`${ORIGIN}/`)
    expect(vuelta.searchParams.get('estado')).toBe(ESTADO)
    const response = await login(vuelta.searchParams.get('token'))
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json().usuario).toMatchObject({ dni, rol })
  })
})

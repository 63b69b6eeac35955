import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identificarEnProveedor, type Navegador, openNavegador } from '../../test/oidc/navegador.ts'
import { type ProveedorOidc, startProveedorOidc } from '../../test/oidc/proveedor-oidc.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MEDIODIA } from '../../test/test-db.ts'

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

const withCode = (vuelta: string, code: string): string => {
  const url = new URL(vuelta)
  url.searchParams.set('code', code)
  return url.href
}

describe('sign-in through an OpenID Connect provider', () => {
  it.each([
    ['an administrator', '20000001', 'admin', ''],
    ['the head lawyer', '20000002', 'user', 'A00'],
    ['a lawyer', '20000003', 'user', 'A01'],
    ['a guest', '20000005', 'guest', ''],
  ])('opens the session of %s', async (_, dni, rol, abogado) => {
    const browser = navegador()
    const vuelta = await arrive(browser, await comeBack(browser, dni))
    expect(vuelta.origin + vuelta.pathname).toBe(`${ORIGIN}/`)
    expect(vuelta.searchParams.get('estado')).toBe(ESTADO)
    const response = await login(vuelta.searchParams.get('token'))
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json().usuario).toMatchObject({ dni, rol, abogado })
    const { rows } = await test.open.pool.query(
      'select fuente from ingreso where dni = $1 order by id desc limit 1',
      [dni],
    )
    expect(rows).toEqual([{ fuente: 'oidc' }])
  })

  it('asks with a new PKCE, state and nonce each time, and hides them from scripts', async () => {
    const browser = navegador()
    const asked = [new URL(await leave(browser)), new URL(await leave(browser))]
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const values = asked.map(({ searchParams }) => searchParams.get(name) ?? '')
      expect(new Set(values).size, name).toBe(2)
      for (const value of values) expect(value.length, name).toBeGreaterThan(40)
    }
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile',
      redirect_uri: `${ORIGIN}/identidad/vuelta`,
    })
    const response = await test.app.inject({
      url: `/identidad?${new URLSearchParams({ vlv: WEB })}`,
    })
    const [cookie] = [response.headers['set-cookie']].flat()
    expect(cookie).toMatch(/; Path=\/identidad; HttpOnly; SameSite=Lax; Max-Age=600$/)
    const { searchParams } = new URL(String(response.headers.location))
    for (const name of ['state', 'nonce']) {
      const value = searchParams.get(name) ?? ''
      expect(String(cookie).split('=').slice(1).join('='), name).not.toContain(value)
    }
  })

  it('serves several tabs at once, and a return that comes late in another order', async () => {
    const browser = navegador()
    const one = await leave(browser)
    const two = await leave(browser)
    const backOfTwo = await arrive(browser, await identificarEnProveedor(browser, two, '20000003'))
    const backOfOne = await arrive(browser, await identificarEnProveedor(browser, one, '20000003'))
    for (const { searchParams } of [backOfOne, backOfTwo])
      expect((await login(searchParams.get('token'))).statusCode).toBe(200)
  })

  it('keeps no more sign-ins left half-way than a header has room for', async () => {
    const browser = navegador()
    for (let i = 0; i < 20; i += 1) await leave(browser)
    expect(browser.cookies(ORIGIN).size).toBeLessThan(9)
    const vuelta = await arrive(browser, await comeBack(browser, '20000003'))
    expect(vuelta.searchParams.get('token')).toBeTruthy()
  })

  it('asks the person to identify again when a program of this machine gets the token', async () => {
    const browser = navegador()
    expect(new URL(await leave(browser)).searchParams.get('prompt')).toBeNull()
    expect(new URL(await leave(browser, TERMINAL)).searchParams.get('prompt')).toBe('login')
    const vuelta = await arrive(browser, await comeBack(browser, '20000001', TERMINAL))
    expect(vuelta.href.startsWith(`${TERMINAL}?token=`)).toBe(true)
    expect((await login(vuelta.searchParams.get('token'))).statusCode).toBe(200)
  })

  it('answers «cancelado» when the person gives up at the provider', async () => {
    const browser = navegador()
    const before = await rechazos()
    const back = await identificarEnProveedor(browser, await leave(browser), '20000003', 'no')
    expect((await arrive(browser, back)).searchParams.get('error')).toBe('cancelado')
    expect(await rechazos()).toEqual(before)
  })

  it('opens no session for a person who is not registered', async () => {
    const browser = navegador()
    const vuelta = await arrive(browser, await comeBack(browser, '39999999'))
    const refused = await login(vuelta.searchParams.get('token'))
    expect(refused.statusCode).toBe(403)
    expect(refused.json().error).toMatchObject({
      message: 'No existe en nuestros registros como usuario externo.',
      detalle: { documento: '39999999' },
    })
    const query = new URLSearchParams({ vlv: WEB, cuenta: 'otra' })
    const { location } = await browser.go(`${ORIGIN}/identidad?${query}`)
    expect(new URL(location ?? '').searchParams.get('prompt')).toBe('login')
    const again = await identificarEnProveedor(browser, location ?? '', '20000003')
    const token = (await arrive(browser, again)).searchParams.get('token')
    expect((await login(token)).statusCode).toBe(200)
  })

  it.each([
    ['20123456789', 'documento-invalido'],
    ['30-50001091-2', 'documento-invalido'],
    [' ', 'sin-documento'],
  ])('refuses the number %j', async (valor, falla) => {
    const browser = navegador()
    const vuelta = await arrive(browser, await comeBack(browser, valor))
    expect(vuelta.searchParams.get('error')).toBe(falla)
    expect((await rechazos()).at(-1)).toEqual({ dni: '', motivo: 'identidad-rechazada', falla })
  })

  it('goes on when the provider changes its keys', async () => {
    await proveedor.rotate()
    const browser = navegador()
    const vuelta = await arrive(browser, await comeBack(browser, '20000003'))
    expect(vuelta.searchParams.get('error')).toBeNull()
    expect((await login(vuelta.searchParams.get('token'))).statusCode).toBe(200)
  })
})

describe('an answer that this browser did not ask for', () => {
  const AJENO = /no empezó en este navegador, ya se usó o tardó/

  it('is refused in another browser', async () => {
    const vuelta = await comeBack(navegador(), '20000003')
    const answer = await navegador().go(vuelta)
    expect(answer).toMatchObject({ status: 400, location: null })
    expect(answer.body).toMatch(AJENO)
    expect((await rechazos()).at(-1)).toMatchObject({ falla: 'ajeno' })
  })

  it('is refused a second time, even with a kept cookie', async () => {
    const browser = navegador()
    const vuelta = await comeBack(browser, '20000003')
    const kept = new Map(browser.cookies(ORIGIN))
    expect((await arrive(browser, vuelta)).searchParams.get('token')).toBeTruthy()
    expect((await browser.go(vuelta)).status).toBe(400)
    const thief = navegador()
    for (const [name, value] of kept)
      (thief.cookies(ORIGIN) as Map<string, string>).set(name, value)
    expect((await thief.go(vuelta)).status).toBe(400)
  })

  it('is refused with the state of another sign-in of the same browser', async () => {
    const browser = navegador()
    const mine = await comeBack(browser, '20000003')
    const code = new URL(mine).searchParams.get('code') ?? ''
    const other = withCode(await comeBack(browser, '20000004'), code)
    expect((await arrive(browser, other)).searchParams.get('error')).toBe('codigo-usado')
  })

  it('is refused with a state that was never asked for', async () => {
    const browser = navegador()
    const vuelta = new URL(await comeBack(browser, '20000003'))
    vuelta.searchParams.set('state', `${vuelta.searchParams.get('state')}x`)
    expect((await browser.go(vuelta.href)).status).toBe(400)
  })

  it('is refused after ten minutes', async () => {
    const browser = navegador()
    const vuelta = await comeBack(browser, '20000003')
    const now = test.services.ahora()
    test.setAhora(new Date(now.getTime() + 600_000))
    expect((await browser.go(vuelta)).status).toBe(400)
    test.setAhora(now)
  })

  it.each(['https://evil.example/', '//evil.example', 'http://127.0.0.1:3000/home', ''])(
    'is never sent to %s',
    async (vlv) => {
      for (const path of ['identidad', 'identidad/salir']) {
        const answer = await navegador().go(`${ORIGIN}/${path}?${new URLSearchParams({ vlv })}`)
        expect(answer).toMatchObject({ status: 400, location: null })
      }
    },
  )

  it('is refused a source that the provider does not distinguish', async () => {
    const query = new URLSearchParams({ vlv: WEB, fnt: 'afip' })
    expect((await navegador().go(`${ORIGIN}/identidad?${query}`)).status).toBe(400)
  })
})

describe('a token for the session', () => {
  it('is good once and for a minute', async () => {
    const browser = navegador()
    const take = async () =>
      (await arrive(browser, await comeBack(browser, '20000003'))).searchParams.get('token')
    const token = await take()
    expect((await login(token)).statusCode).toBe(200)
    expect((await login(token)).statusCode).toBe(401)
    const late = await take()
    const now = test.services.ahora()
    test.setAhora(new Date(now.getTime() + 60_000))
    expect((await login(late)).statusCode).toBe(401)
    test.setAhora(now)
  })

  it('is not what another purpose was sealed for', async () => {
    const browser = navegador()
    await leave(browser)
    for (const cookie of browser.cookies(ORIGIN).values())
      expect((await login(cookie)).statusCode).toBe(401)
  })

  it('leaves nothing of itself in the history', async () => {
    const { rows } = await test.open.pool.query('select * from historial')
    expect(JSON.stringify(rows)).not.toMatch(/eyJ|code=|cuenta-/)
  })
})

describe('logout', () => {
  const salir = `${ORIGIN}/identidad/salir?${new URLSearchParams({ vlv: `${ORIGIN}/` })}`

  it('ends the session at the provider, which sends the person back', async () => {
    const browser = navegador()
    await arrive(browser, await comeBack(browser, '20000003'))
    const { location } = await browser.go(salir)
    const url = new URL(location ?? '')
    expect(url.origin).toBe(proveedor.issuer)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`)
    expect(url.searchParams.get('id_token_hint')).toBeTruthy()
    const page = await browser.go(url.href)
    expect(page.status, page.body).toBe(200)
    expect(browser.cookies(ORIGIN).size).toBe(0)
  })

  it('uses the last known description of the provider while the provider is down', async () => {
    const browser = navegador()
    const before = test.services.ahora()
    await proveedor.stop()
    test.setAhora(new Date(before.getTime() + 2 * 3_600_000))
    expect((await browser.go(salir)).location).toContain(proveedor.issuer)
    test.setAhora(before)
    await proveedor.start()
  })
})

describe('review of the provider', () => {
  const review = async (app: TestApp, dni = '20000001') => {
    const browser = navegador()
    const vuelta = await arrive(browser, await comeBack(browser, dni))
    const { token } = (await login(vuelta.searchParams.get('token'))).json()
    return app.call('GET', '/api/instalacion/identidad', token)
  }

  it('finds a good provider good, and gives the addresses to register', async () => {
    // The check of the settings compares the clock of the application with that of the identity provider, which uses
    // the real time.
    test.setAhora(new Date())
    const response = await review(test)
    expect(response.json()).toMatchObject({
      tipo: 'openid',
      emisor: proveedor.issuer,
      vuelta: `${ORIGIN}/identidad/vuelta`,
      salida: `${ORIGIN}/`,
    })
    const { puntos } = response.json()
    expect(puntos.filter(({ estado }: { estado: string }) => estado !== 'bien')).toEqual([])
    expect(puntos).toHaveLength(12)
    test.setAhora(MEDIODIA)
  })

  it('reports a fault that would keep everybody out', async () => {
    const response = await review(test)
    expect(response.json().puntos.at(-1)).toMatchObject({ punto: 'reloj', estado: 'mal' })
    expect((await review(test, '20000003')).statusCode).toBe(403)
  })
})

describe('review of a provider that would let nobody in', () => {
  it.each([
    ['secret', { IDENTIDAD_CLIENTE_SECRETO: 'otro' }, ['credenciales', 'mal']],
    ['secret, which is missing', { IDENTIDAD_CLIENTE_SECRETO: '' }, ['credenciales', 'mal']],
    ['client', { IDENTIDAD_CLIENTE: 'otro' }, ['credenciales', 'mal']],
    ['return address', { PUBLIC_URL: 'http://127.0.0.1:3999' }, ['vuelta', 'mal']],
  ])('reports a wrong %s', async (_, env, hallado) => {
    const other = await startTestApp({ env: { ...proveedor.env, ...env } })
    const { puntos } = await other.services.identidad.review()
    await other.close()
    expect(puntos.map(({ punto, estado }) => [punto, estado])).toContainEqual(hallado)
    const textos = puntos.map(({ texto }) => texto).join('\n')
    expect(textos).not.toContain(proveedor.env.IDENTIDAD_CLIENTE_SECRETO)
    if ('PUBLIC_URL' in env)
      expect(textos).toContain('Registre exactamente http://127.0.0.1:3999/identidad/vuelta.')
  })

  it('shows the issuer that is published, and an address that does not answer', async () => {
    const otro = proveedor.issuer.replace('127.0.0.1', 'localhost')
    const emisores = [otro, 'http://127.0.0.1:1']
    const textos: string[] = []
    for (const IDENTIDAD_EMISOR of emisores) {
      const other = await startTestApp({ env: { ...proveedor.env, IDENTIDAD_EMISOR } })
      textos.push((await other.services.identidad.review()).puntos[0]?.texto ?? '')
      await other.close()
    }
    expect(textos[0]).toContain(`dice ser «${proveedor.issuer}» y IDENTIDAD_EMISOR vale «${otro}»`)
    expect(textos[1]).toContain('El proveedor no responde en http://127.0.0.1:1/.well-known/')
  })
})

describe('a provider that is down', () => {
  it('does not stop the start; each sign-in asks it again and answers that it is down', async () => {
    await proveedor.stop()
    const other = await startTestApp({ env: proveedor.env })
    const ask = async () =>
      String(
        (
          await other.app.inject({
            url: `/identidad?${new URLSearchParams({ vlv: WEB })}`,
          })
        ).headers.location,
      )
    expect(await ask()).toBe(`${WEB}&error=proveedor-caido`)
    await proveedor.start()
    expect(await ask()).toContain(`${proveedor.issuer}/auth?`)
    await other.close()
  })

  it('in the middle of a sign-in, answers that it is down', async () => {
    const browser = navegador()
    const vuelta = await comeBack(browser, '20000003')
    const before = await rechazos()
    await proveedor.stop()
    expect((await arrive(browser, vuelta)).searchParams.get('error')).toBe('proveedor-caido')
    expect(await rechazos()).toEqual(before)
    await proveedor.start()
    const again = await arrive(browser, await comeBack(browser, '20000003'))
    expect((await login(again.searchParams.get('token'))).statusCode).toBe(200)
  })
})

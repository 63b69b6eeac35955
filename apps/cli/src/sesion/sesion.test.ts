import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { dirname, join } from 'node:path'
import { CATALOGO_INICIAL, FUENTES } from '@apremia/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeApi, failure, json, startFakeApi } from '../../test/fake-api.ts'
import { findCli } from '../../test/find-cli.ts'
import { createSandbox, type Running, runCli, startCli } from '../../test/run-cli.ts'
import { usuario } from '../../test/samples.ts'

// Each test starts processes, which takes long on a busy machine.
let main = ''
let api: FakeApi
let sandbox = createSandbox()
const expiraEn = '2026-11-20T13:30:00.000Z'
const config = (fuentes: readonly string[] = FUENTES) => ({
  version: '0.1.0',
  municipio: 'San Nicolás',
  identidad: {
    url: `${api.url}/identidad`,
    salida: `${api.url}/identidad/salir`,
    demo: true,
    fuentes,
    nombre: '',
  },
  recursos: [...CATALOGO_INICIAL.values()],
  titulos: { maximoSincronico: 200 },
  servicioMunicipal: 'propio',
  convenios: { topeDeCuotas: 15 },
  partida: '000-000000-0',
})
const env = () => ({ APREMIA_URL: api.url })
const run = (...args: string[]) => runCli(main, sandbox, args, { env: env() })
const sessionFile = () => join(sandbox.folder, '.local/state/apremia/sesion.json')

const writeSession = (mode = 0o600): void => {
  mkdirSync(dirname(sessionFile()), { recursive: true })
  const sesiones = { [api.url]: { token: 'guardado', expiraEn, usuario } }
  writeFileSync(sessionFile(), JSON.stringify({ version: 1, sesiones }))
  chmodSync(sessionFile(), mode)
}

const startSignIn = async (...args: string[]): Promise<[Running, URL, URL]> => {
  const running = startCli(main, sandbox, ['sesion', 'iniciar', ...args], { env: env() })
  const [, address = ''] = await running.seen(/^ {2}(http\S+)$/m)
  const url = new URL(address)
  return [running, url, new URL(url.searchParams.get('vlv') ?? '')]
}

beforeAll(async () => {
  ;[main, api] = await Promise.all([findCli(), startFakeApi()])
})
beforeEach(() => {
  sandbox = createSandbox()
  api.calls.length = 0
  api.on('getConfig', json(config()))
  api.on('login', json({ token: 'sesion-nueva', expiraEn, usuario }))
  api.on('logout', (_, response) => response.writeHead(204).end())
})
afterAll(() => api.close())

describe('sesion iniciar', () => {
  it('signs in through the browser and keeps the session for its owner alone', async () => {
    const [running, url, vlv] = await startSignIn('--fuente', 'afip', '--json')
    expect(url.pathname).toBe('/identidad')
    expect(url.searchParams.get('fnt')).toBe('afip')
    expect(vlv.hostname).toBe('127.0.0.1')
    vlv.searchParams.set('token', 'del-proveedor')
    const page = await fetch(vlv)
    expect(page.status).toBe(200)
    expect(page.url).not.toContain('del-proveedor')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await page.text()).toContain('Sesión iniciada')

    const { code, stdout, stderr } = await running.done
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, datos: { servidor: api.url, usuario } })
    expect(stdout + stderr).not.toMatch(/del-proveedor|sesion-nueva/)
    expect(api.calls.find(({ name }) => name === 'login')?.request.body).toBe(
      '{"token":"del-proveedor"}',
    )
    expect(statSync(sessionFile()).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(sessionFile())).mode & 0o777).toBe(0o700)
    expect(JSON.parse(readFileSync(sessionFile(), 'utf8')).sesiones[api.url].token).toBe(
      'sesion-nueva',
    )
  })

  it('shows why in both places when the person is not registered', async () => {
    api.on('login', failure(401, 'no-registrado'))
    const [running, , vlv] = await startSignIn()
    const page = await fetch(`${vlv}?token=x`)
    expect(page.status).toBe(403)
    expect(await page.text()).toContain('Mensaje de no-registrado.')
    const { code, stderr } = await running.done
    expect(code).toBe(4)
    expect(stderr).toContain('Mensaje de no-registrado.')
    expect(() => statSync(sessionFile())).toThrow()
  })

  it('answers no other path, host name or method', async () => {
    const [running, , vlv] = await startSignIn()
    const status = (path: string, headers = {}, method = 'GET') =>
      new Promise((resolve) => {
        httpRequest({ host: '127.0.0.1', port: vlv.port, path, headers, method }, (response) => {
          response.resume()
          resolve(response.statusCode)
        }).end()
      })
    expect(await status('/?token=x')).toBe(404)
    expect(await status(`${vlv.pathname}/fin`)).toBe(404)
    expect(await status(`${vlv.pathname}?token=x`, { host: 'malo.example' })).toBe(404)
    expect(await status(`${vlv.pathname}?token=x`, {}, 'POST')).toBe(404)
    expect(api.calls.map(({ name }) => name)).toEqual(['getConfig'])
    running.child.kill('SIGINT')
    expect((await running.done).code).toBe(130)
  })

  it('gives up when nobody came, or when the provider identified nobody', async () => {
    const [waiting] = await startSignIn('--limite', '5')
    const [rejected, , vlv] = await startSignIn()
    expect((await fetch(vlv)).status).toBe(403)
    expect(await rejected.done).toMatchObject({ code: 4 })
    const late = await waiting.done
    expect(late.code).toBe(4)
    expect(late.stderr).toContain('Nadie se identificó en 5 segundos.')
  })

  it('explains in the browser and in the terminal why the provider identified nobody', async () => {
    const [running, , vlv] = await startSignIn()
    const page = await fetch(`${vlv}?error=sin-documento`)
    expect(page.status).toBe(403)
    expect(await page.text()).toContain('no informó su documento')
    const { code, stderr } = await running.done
    expect(code).toBe(4)
    expect(stderr).toContain('El proveedor de identidad no informó su documento.')
  })

  it('repeats nothing of an error it does not know', async () => {
    const [running, , vlv] = await startSignIn()
    const page = await (await fetch(`${vlv}?error=%3Cb%3Ehola`)).text()
    expect(page).toContain('no se puede usar')
    expect(page).not.toContain('hola')
    expect((await running.done).code).toBe(4)
  })

  it('sends no source to a provider that does not distinguish them', async () => {
    api.on('getConfig', json(config([])))
    const [running, url] = await startSignIn()
    expect([...url.searchParams.keys()]).toEqual(['vlv'])
    running.child.kill('SIGINT')
    await running.done
    const asked = await run('sesion', 'iniciar', '--fuente', 'afip')
    expect(asked.code).toBe(2)
    expect(asked.stderr).toContain('no distingue fuentes: quite --fuente')
  })

  it('sends a source that the provider distinguishes, and no other', async () => {
    api.on('getConfig', json(config(['miarg', 'anses'])))
    const [running, url] = await startSignIn()
    expect(url.searchParams.get('fnt')).toBe('miarg')
    running.child.kill('SIGINT')
    await running.done
    const asked = await run('sesion', 'iniciar', '--fuente', 'afip')
    expect(asked.stderr).toContain('solo distingue: miarg, anses')
  })

  it('closes on the server the session it takes the place of', async () => {
    writeSession()
    const [running, , vlv] = await startSignIn()
    await fetch(`${vlv}?token=x`)
    await running.done
    const logout = api.calls.find(({ name }) => name === 'logout')
    expect(logout?.request.headers.authorization).toBe('Bearer guardado')
  })

  it('explains when the port is taken', async () => {
    const { code, stderr } = await run('sesion', 'iniciar', '--puerto', new URL(api.url).port)
    expect(code).toBe(2)
    expect(stderr).toContain('elija otro con --puerto')
  })
})

describe('the session file', () => {
  it('is used for its own address only', async () => {
    writeSession()
    api.on('getLastTitleNumber', json({ lastTitleNumber: 7 }))
    expect((await run('titulos', 'ultimo')).stdout).toBe('7\n')
    expect(api.calls[0]?.request.headers.authorization).toBe('Bearer guardado')
    const other = api.url.replace('127.0.0.1', 'localhost')
    expect((await run('titulos', 'ultimo', '--url', other)).code).toBe(4)
  })

  it.each([0o640, 0o604, 0o666])('is refused with mode %o', async (mode) => {
    writeSession(mode)
    const { code, stderr } = await run('titulos', 'ultimo')
    expect(code).toBe(4)
    expect(stderr).toContain('debe ser 0600')
    expect(api.calls).toEqual([])
  })

  it('is refused when damaged', async () => {
    writeSession()
    writeFileSync(sessionFile(), '{')
    expect(await run('titulos', 'ultimo')).toMatchObject({ code: 4, stdout: '' })
  })

  it('forgets a session the server no longer knows', async () => {
    writeSession()
    api.on('getLastTitleNumber', failure(401, 'sesion-vencida'))
    expect((await run('titulos', 'ultimo')).code).toBe(4)
    expect(() => statSync(sessionFile())).toThrow()
  })
})

describe('sesion ver and sesion cerrar', () => {
  it('shows who, and keeps the new end of the session', async () => {
    writeSession()
    api.on('validateToken', json({ expiraEn: '2026-11-20T14:00:00.000Z', usuario }))
    const { code, stdout } = await run('sesion', 'ver')
    expect(code).toBe(0)
    expect(stdout).toContain('Ñáñez, Ana')
    expect(stdout).toContain('20/11/2026 11:00')
    expect(readFileSync(sessionFile(), 'utf8')).toContain('2026-11-20T14:00:00.000Z')
  })

  it('closes on the server and here; --dry-run closes nothing', async () => {
    writeSession()
    expect((await run('sesion', 'cerrar', '--dry-run')).stdout).toContain('Se cerraría')
    expect(api.calls).toEqual([])
    expect((await run('sesion', 'cerrar')).code).toBe(0)
    expect(api.calls.map(({ name }) => name)).toEqual(['logout'])
    expect(() => statSync(sessionFile())).toThrow()
    expect((await run('sesion', 'cerrar')).code).toBe(4)
  })

  it('forgets the session here even if the server does not answer, with a warning', async () => {
    writeSession()
    api.on('logout', failure(503, 'reiniciando'))
    const { code, stderr } = await run('sesion', 'cerrar')
    expect(code).toBe(7)
    expect(stderr).toContain('allá sigue abierta')
    expect(() => statSync(sessionFile())).toThrow()
  })
})

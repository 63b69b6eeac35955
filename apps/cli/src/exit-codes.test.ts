import { describe, expect, it } from 'vitest'
import { failure, json } from '../test/fake-api.ts'
import { useApi } from '../test/use-api.ts'

const { run, on, calls, names } = useApi()

describe('the answer of the service decides the exit code', () => {
  it.each([
    [400, 'campos-invalidos', 2],
    [401, 'sin-sesion', 4],
    [403, 'no-autorizado', 5],
    [404, 'no-encontrado', 1],
    [409, 'numero-tomado', 6],
    [413, 'archivo-grande', 1],
    [429, 'demasiados-pedidos', 7],
    [500, 'error-interno', 1],
    [502, 'municipio', 7],
    [503, 'base-no-disponible', 7],
    [503, 'resultado-incierto', 1],
    [504, 'municipio', 7],
    [507, 'sin-espacio', 7],
  ])('%i %s → %i', async (status, code, salida) => {
    on('getLastTitleNumber', failure(status, code, { id: 'pedido-1' }))
    const result = await run('titulos ultimo --json')
    expect(result.code).toBe(salida)
    expect(JSON.parse(result.stdout)).toEqual({
      version: 1,
      comando: 'titulos ultimo',
      error: {
        codigo: code,
        mensaje: `Mensaje de ${code}.`,
        salida,
        detalle: { id: 'pedido-1' },
      },
    })
    expect(result.stderr).toContain(`Error: Mensaje de ${code}.`)
    expect(result.stderr.includes('Identificador del pedido: pedido-1')).toBe(status >= 500)
  })

  it('422 with rows in error → 3', async () => {
    const errores = [{ hoja: 'H', fila: 7, columna: 'C', valor: 'x', regla: 'r', mensaje: 'Mal.' }]
    on('getLastTitleNumber', failure(422, 'filas-invalidas', { errores }))
    const { code, stderr, stdout } = await run('titulos ultimo --json')
    expect(code).toBe(3)
    expect(stderr).toMatch(/Fila 7, columna C: Mal\.\nError: Mensaje de filas-invalidas\.\n$/)
    expect(JSON.parse(stdout).error).toMatchObject({ errores, erroresTotal: 1 })
  })

  it('words of a proxy → failure that can be read', async () => {
    on('getLastTitleNumber', (_, response) => response.writeHead(502).end('<h1>Bad gateway'))
    const { code, stderr } = await run('titulos ultimo')
    expect(code).toBe(7)
    expect(stderr).not.toContain('Bad gateway')
  })

  it('an answer that is not what the contract says → 1', async () => {
    on('getLastTitleNumber', json({ ultimo: '12' }))
    expect((await run('titulos ultimo')).code).toBe(1)
  })
})

describe('an unavailable service', () => {
  it('without a server → 7, with the address tried', async () => {
    const { code, stderr } = await run('titulos ultimo --url http://127.0.0.1:9')
    expect(code).toBe(7)
    expect(stderr).toContain('otra dirección se indica con --url')
  })

  it('is asked again when asking twice does nothing twice', async () => {
    let asked = 0
    on('getLastTitleNumber', (request, response) => {
      asked += 1
      const answer = asked < 3 ? failure(503, 'reiniciando') : json({ lastTitleNumber: 12 })
      answer(request, response)
    })
    const { code, stdout, stderr } = await run('titulos ultimo', {
      env: { APREMIA_REINTENTOS: '2' },
    })
    expect({ code, stdout }).toEqual({ code: 0, stdout: '12\n' })
    expect(stderr).toContain('reintento 2 de 2')
  })

  it('is not asked again to do something that may be done already', async () => {
    on('createToken', failure(503, 'reiniciando'))
    const { code } = await run('tokens crear x', { env: { APREMIA_REINTENTOS: '2' } })
    expect(code).toBe(7)
    expect(names()).toEqual(['createToken'])
  })

  it('without an answer in time → 7', async () => {
    on('getLastTitleNumber', () => undefined)
    const { code } = await run('titulos ultimo', { env: { APREMIA_ESPERA: '1' } })
    expect(code).toBe(7)
  })
})

describe('a request of the command', () => {
  it('sends the token and identifies itself as the command', async () => {
    on('getLastTitleNumber', json({ lastTitleNumber: 0 }))
    await run('titulos ultimo')
    expect(calls()[0]?.request.headers).toMatchObject({
      authorization: 'Bearer apt_prueba',
      'x-apremia-origen': 'cli',
    })
  })

  it('without a token sends nothing → 4', async () => {
    const { code, stderr } = await run('titulos ultimo', { env: { APREMIA_TOKEN: '' } })
    expect(code).toBe(4)
    expect(stderr).toContain('apremia sesion iniciar')
    expect(calls()).toEqual([])
  })

  it('--verbose prints the calls and never the token', async () => {
    on('getLastTitleNumber', json({ lastTitleNumber: 0 }))
    const { stderr } = await run('titulos ultimo --verbose')
    expect(stderr).toMatch(/GET http:.*getlastitlenumber → 200 \(\d+ ms\)/)
    expect(stderr).not.toContain('apt_prueba')
  })
})

import { type Anfitrion, FALLAS, type Falla } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { callMunicipio, LLAMADAS, UN_PERIODO } from '../../../test/usos-municipales.ts'

let test: TestApp
let anfitrion: Anfitrion
let admin: string
let abogado: string
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
  admin = await test.login('20000001')
  abogado = await test.login('20000003')
})
afterEach(() => {
  vi.useRealTimers()
  anfitrion.fallar(undefined)
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const call = (nombre: string, token: string) => callMunicipio(test, nombre, token)

describe('the circuit', () => {
  const PAUSA = 10_000
  const SIN_RESPUESTA: readonly Falla[] = ['lenta', 'cortada', 'estado-500']

  it('opens after five failures in a row: calls fail at once, and the service receives none', async () => {
    askAnfitrion(test, anfitrion)
    anfitrion.fallar('estado-500')
    expect(test.services.municipio.cartera?.responde()).toBe(true)
    for (let i = 0; i < 5; i += 1) expect((await call('deudaCC', admin)).statusCode).toBe(502)
    expect(test.services.municipio.cartera?.responde()).toBe(false)
    const antes = anfitrion.pedidos.length
    for (const nombre of LLAMADAS) {
      const response = await call(nombre, admin)
      expect(response.statusCode, nombre).toBe(503)
      expect(response.json().error.code).toBe('municipio-no-disponible')
      expect(response.headers['retry-after']).toBe('5')
    }
    expect(anfitrion.pedidos.length).toBe(antes)
  })

  it('lets one call through after a pause; it closes when that is good and stays open when not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    askAnfitrion(test, anfitrion, { pausa: PAUSA })
    anfitrion.fallar('estado-500')
    for (let i = 0; i < 5; i += 1) await call('dtTipoDoc', admin)
    vi.setSystemTime(start + PAUSA - 1)
    const antes = anfitrion.pedidos.length
    expect((await call('dtTipoDoc', admin)).statusCode).toBe(503)
    expect(anfitrion.pedidos.length).toBe(antes)

    vi.setSystemTime(start + PAUSA + 1)
    expect((await call('dtTipoDoc', admin)).statusCode).toBe(502)
    expect((await call('dtTipoDoc', admin)).statusCode).toBe(503)
    expect(anfitrion.pedidos.length).toBe(antes + 1)

    vi.setSystemTime(start + 2 * PAUSA + 2)
    anfitrion.fallar(undefined)
    const juntas = await Promise.all([1, 2, 3].map(() => call('dtTipoDoc', admin)))
    expect(juntas.map((r) => r.statusCode)).toEqual([200, 200, 200])
    expect((await call('deudaCC', admin)).statusCode).toBe(200)
  })

  it('is not opened by searches that are too wide', async () => {
    askAnfitrion(test, anfitrion)
    anfitrion.fallar('enorme', 'POST /recImpInm')
    for (let i = 0; i < 6; i += 1) {
      const response = await call('recImpInm', admin)
      expect(response.json().error.code).toBe('municipio-demasiado-grande')
      expect(response.json().error.message).toContain('Agregue filtros')
    }
    expect((await call('deudaCC', admin)).statusCode).toBe(200)
  })

  it.each(FALLAS.filter((falla) => !SIN_RESPUESTA.includes(falla)))(
    'is not opened by what is answered wrongly: %s',
    async (falla) => {
      askAnfitrion(test, anfitrion)
      anfitrion.fallar(falla, 'GET /deudaCC')
      for (let i = 0; i < 6; i += 1) expect((await call('deudaCC', admin)).statusCode).toBe(502)
      expect((await call('dtTipoDoc', abogado)).statusCode).toBe(200)
    },
  )

  it('is not opened by one malformed line of one item, however often it is asked for', async () => {
    askAnfitrion(test, anfitrion)
    anfitrion.responder('GET /deudaCC', { deuda: [{ ...UN_PERIODO, TOTAL: 'cien' }], legal: [] })
    for (let i = 0; i < 6; i += 1) {
      const response = await call('deudaCC', abogado)
      expect(response.statusCode).toBe(502)
      expect(response.json().error.code).toBe('municipio-respuesta-invalida')
    }
    anfitrion.responder('GET /deudaCC', undefined)
    expect((await call('deudaCC', admin)).statusCode).toBe(200)
  })

  it('closes when the call it lets through is answered, if wrongly', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    askAnfitrion(test, anfitrion, { pausa: PAUSA })
    anfitrion.fallar('estado-500')
    for (let i = 0; i < 5; i += 1) await call('dtTipoDoc', admin)
    vi.setSystemTime(Date.now() + PAUSA + 1)
    anfitrion.fallar('html', 'GET /deudaCC')
    const juntas = await Promise.all([1, 2, 3].map(() => call('deudaCC', admin)))
    expect(juntas.map((r) => r.statusCode)).toEqual([502, 502, 502])
    expect((await call('dtTipoDoc', admin)).statusCode).toBe(200)
  })

  it('a good answer between failures keeps it closed', async () => {
    askAnfitrion(test, anfitrion)
    for (let i = 0; i < 12; i += 1) {
      anfitrion.fallar(i % 4 === 3 ? undefined : 'estado-500')
      expect((await call('dtTipoDoc', admin)).statusCode).toBe(i % 4 === 3 ? 200 : 502)
    }
  })

  it('the product answers the rest while the service does not', async () => {
    askAnfitrion(test, anfitrion, { limite: 3_000 })
    anfitrion.fallar('lenta')
    const antes = anfitrion.pedidos.length
    let terminadas = 0
    const lentas = Array.from({ length: 40 }, async () => {
      const { statusCode } = await call('deudaCC', abogado)
      terminadas += 1
      return statusCode
    })
    for (let i = 0; i < 20; i += 1) {
      expect((await test.call('GET', '/api/salud')).statusCode).toBe(200)
    }
    expect(terminadas).toBe(0)
    const estados = await Promise.all(lentas)
    expect(new Set(estados)).toEqual(new Set([503, 504]))
    expect(estados.filter((estado) => estado === 504).length).toBeGreaterThanOrEqual(8)
    expect(anfitrion.pedidos.length - antes).toBeLessThanOrEqual(12)
  })
})

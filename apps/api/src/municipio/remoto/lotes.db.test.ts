import { setImmediate } from 'node:timers/promises'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { claveDeImponible } from '../../padron/clave-imponible.ts'
import type { AppError } from '../../platform/http/app-error.ts'

let test: TestApp
let anfitrion: Anfitrion
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
  admin = await test.login('20000001')
})
afterEach(() => {
  vi.useRealTimers()
  anfitrion.demorar(0)
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const deudaCC = () =>
  test.call('GET', '/municipio/deudaCC?imponible=101&recurso=AB&concepto=0', admin)

const clavesDe = async (cuantas: number) => {
  const { rows } = await test.services.municipio.recImpInm({}, '', {
    pagina: 1,
    porPagina: 100,
    orden: 'NRO_INMUEBLE',
    sentido: 'asc',
  })
  return Array.from({ length: cuantas }, (_, i) => {
    const fila = rows[i % rows.length]
    return { imponible: String(fila?.NRO_INMUEBLE), recurso: String(fila?.RECURSO) }
  })
}

describe('a work of many questions', () => {
  it('takes as long as it must: waiting its turn is no failure of the service', async () => {
    const limite = 2_000
    askAnfitrion(test, anfitrion, { limite })
    const claves = await clavesDe(400)
    anfitrion.demorar(25)
    const inicio = performance.now()
    const deudas = test.services.municipio.deudaDeVarios('I', claves, '')
    let terminado = false
    void deudas.then(() => {
      terminado = true
    })
    expect((await deudaCC()).statusCode).toBe(200)
    expect(terminado).toBe(false)
    const distintas = new Set(claves.map(({ imponible, recurso }) => `${recurso} ${imponible}`))
    expect((await deudas).size).toBe(distintas.size)
    expect(performance.now() - inicio).toBeGreaterThan(limite)
    expect(anfitrion.masJuntos()).toBeLessThanOrEqual(5)
    expect((await deudaCC()).statusCode).toBe(200)
  })

  it('shares the places with the others, a few each, and never has more than eight calls', async () => {
    askAnfitrion(test, anfitrion)
    const claves = await clavesDe(12)
    anfitrion.demorar(5)
    const { municipio } = test.services
    const lotes = [1, 2, 3].map(() => municipio.deudaDeVarios('I', claves, ''))
    const hechos = municipio.hechosDeVarios('I', claves)
    expect((await Promise.all(lotes)).every(({ size }) => size === 12)).toBe(true)
    expect((await hechos).every((hecho) => hecho !== null)).toBe(true)
    expect(anfitrion.masJuntos()).toBeLessThanOrEqual(8)
  })

  it('asks half of the questions at a time after a failure, and people go first', async () => {
    askAnfitrion(test, anfitrion)
    const claves = await clavesDe(24)
    anfitrion.fallar('estado-500')
    expect((await deudaCC()).statusCode).toBe(502)
    anfitrion.fallar(undefined)
    anfitrion.demorar(5)
    const { municipio } = test.services
    const juntas = () => Promise.all([1, 2].map(() => municipio.deudaDeVarios('I', claves, '')))
    const primeras = claves.slice(0, 4)
    await Promise.all([1, 2].map(() => municipio.deudaDeVarios('I', primeras, '')))
    expect(anfitrion.masJuntos()).toBeLessThanOrEqual(4)
    for (let i = 0; i < 3; i += 1) await juntas()
    anfitrion.demorar(5)
    await juntas()
    expect(anfitrion.masJuntos()).toBe(8)
  })

  it('omits the items without an answer, and only those', async () => {
    askAnfitrion(test, anfitrion)
    const claves = await clavesDe(3)
    const nadie = { imponible: '999999', recurso: 'AB' }
    const deudas = await test.services.municipio.deudaDeVarios('I', [nadie, ...claves], '')
    expect([...deudas.keys()].sort()).toEqual(claves.map(claveDeImponible).sort())
  })

  it('stops asking once nobody waits for the answer', async () => {
    askAnfitrion(test, anfitrion)
    const claves = await clavesDe(60)
    const antes = anfitrion.pedidos.length
    await test.services.municipio.deudaDeVarios('I', claves, '', () => true)
    expect(anfitrion.pedidos.length).toBe(antes)
  })
})

describe('more people at once than places', () => {
  it('a person who gets no turn in time receives 503, and the circuit does not count it as a failure', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    askAnfitrion(test, anfitrion)
    const soltar = anfitrion.retener()
    const { municipio } = test.services
    const juntos = Array.from({ length: 40 }, () =>
      municipio.deudaCC({ imponible: '101', recurso: 'AB' }).then(
        () => 'bien',
        (error: AppError) => `${error.status} ${error.code}`,
      ),
    )
    while (anfitrion.enCurso() < 8) await setImmediate()
    vi.advanceTimersByTime(5_001)
    soltar()
    const respuestas = await Promise.all(juntos)
    expect(respuestas.filter((respuesta) => respuesta === 'bien')).toHaveLength(8)
    const sinLugar = respuestas.filter((respuesta) => respuesta === '503 municipio-ocupado')
    expect(sinLugar).toHaveLength(32)
    expect((await deudaCC()).statusCode).toBe(200)
  })
})

import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { claveDe } from '../../registro/clave-imponible.ts'

let test: TestApp
let anfitrion: Anfitrion
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
  admin = await test.login('20000001')
})
afterEach(() => anfitrion.demorar(0))
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const deudaCC = () =>
  test.call('GET', '/municipio/deudaCC?imponible=101&recurso=AB&concepto=0', admin)

/** Properties with their resources, as many times over as it takes. */
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
    askAnfitrion(test, anfitrion, { limite: 400 })
    const claves = await clavesDe(400)
    anfitrion.demorar(20)
    const deudas = test.services.municipio.deudaxVarios('I', claves, '')
    // Somebody else is served meanwhile, and not after the last of them.
    let terminado = false
    void deudas.then(() => {
      terminado = true
    })
    expect((await deudaCC()).statusCode).toBe(200)
    expect(terminado).toBe(false)
    const distintas = new Set(claves.map(({ imponible, recurso }) => `${recurso} ${imponible}`))
    expect((await deudas).size).toBe(distintas.size)
    expect(anfitrion.masJuntos()).toBeLessThanOrEqual(5)
    expect((await deudaCC()).statusCode).toBe(200)
  })

  it('shares its lane with the others, a few each, and leaves the rest to people', async () => {
    askAnfitrion(test, anfitrion)
    const claves = await clavesDe(12)
    anfitrion.demorar(5)
    const { municipio } = test.services
    const lotes = [1, 2, 3].map(() => municipio.deudaxVarios('I', claves, ''))
    const hechos = municipio.hechosxVarios('I', claves)
    expect((await Promise.all(lotes)).every(({ size }) => size === 12)).toBe(true)
    expect((await hechos).every((hecho) => hecho !== null)).toBe(true)
    expect(anfitrion.masJuntos()).toBeLessThanOrEqual(4)
  })

  it('leaves out what the service did not tell, and only that', async () => {
    askAnfitrion(test, anfitrion)
    const claves = await clavesDe(3)
    const nadie = { imponible: '999999', recurso: 'AB' }
    const deudas = await test.services.municipio.deudaxVarios('I', [nadie, ...claves], '')
    expect([...deudas.keys()].sort()).toEqual(claves.map(claveDe).sort())
  })

  it('asks no more once nobody waits for it', async () => {
    askAnfitrion(test, anfitrion)
    const claves = await clavesDe(60)
    const antes = anfitrion.pedidos.length
    await test.services.municipio.deudaxVarios('I', claves, '', () => true)
    expect(anfitrion.pedidos.length).toBe(antes)
  })
})

describe('more people at once than places', () => {
  it('who gets no place in time is told so, and the service is not to blame', async () => {
    askAnfitrion(test, anfitrion, { limite: 2_000 })
    anfitrion.demorar(1_500)
    const juntos = await Promise.all(Array.from({ length: 40 }, deudaCC))
    anfitrion.demorar(0)
    const sinLugar = juntos.filter(({ statusCode }) => statusCode !== 200)
    expect(juntos.length - sinLugar.length).toBeGreaterThanOrEqual(16)
    expect(new Set(sinLugar.map((r) => r.json().error.code))).toEqual(
      new Set(['municipio-ocupado']),
    )
    expect(sinLugar[0]?.statusCode).toBe(503)
    expect(sinLugar[0]?.headers['retry-after']).toBe('5')
    expect(sinLugar[0]?.json().error.message).toContain('no se pudo consultar')
    expect((await deudaCC()).statusCode).toBe(200)
  })
})

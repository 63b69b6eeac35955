import type { Contract, ReplyOf } from '@apremia/api-client'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let anfitrion: Anfitrion
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
  admin = await test.login('20000001')
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const comprobar = async () => {
  const response = await test.call('POST', '/api/sincronizaciones/comprobar', admin, {})
  expect(response.statusCode, response.body).toBe(200)
  return response.json<ReplyOf<Contract['checkServicio']>>().llamadas
}

it('has nothing to ask where the register is the product’s own', async () => {
  const response = await test.call('POST', '/api/sincronizaciones/comprobar', admin, {})
  expect(response.statusCode).toBe(409)
  askAnfitrion(test, anfitrion)
})

it('asks every call, and finds nothing wrong in a service as its document says', async () => {
  anfitrion.pedidos.length = 0
  const llamadas = await comprobar()
  expect(llamadas.filter(({ estado }) => estado !== 'bien')).toEqual([])
  const pedidas = new Set(anfitrion.pedidos.map(({ llamada }) => llamada))
  for (const { llamada } of llamadas) expect(pedidas).toContain(llamada)
  expect(llamadas).toHaveLength(24)
})

it('says which call departs from its document and where, and asks the others all the same', async () => {
  anfitrion.fallar('tipos-equivocados', 'GET /deudaCC')
  const llamadas = await comprobar()
  anfitrion.fallar(undefined)
  expect(llamadas.filter(({ estado }) => estado === 'mal')).toEqual([
    expect.objectContaining({
      llamada: 'GET /deudaCC',
      motivo: expect.stringContaining('se espera') as string,
    }),
  ])
})

describe('a host that ignores what its lists are asked for', () => {
  const comprobarEntera = async (llamada: string, entera: unknown) => {
    anfitrion.responder(llamada, entera)
    const llamadas = await comprobar()
    anfitrion.responder(llamada, undefined)
    const [dicha, ...otras] = llamadas.filter(({ estado }) => estado !== 'bien')
    expect(otras).toEqual([])
    expect(dicha).toMatchObject({ llamada, estado: 'aviso' })
    return dicha?.motivo
  }
  const askWhole = async (path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${anfitrion.token}` }
    return (await fetch(anfitrion.url + path, { method: 'POST', headers, body: '{}' })).json()
  }

  it.each([
    [
      '/recImpInm',
      /^Se pidió lo del abogado A\d\d y, de [\d.]+ filas, [\d.]+ son de otros: .* una vez por abogado/,
    ],
    ['/recImpContrib', /del abogado A\d\d y.* una vez por abogado/],
    ['/consultas/comercioxVarios', /del abogado A\d\d y.* una vez por abogado/],
    ['/listaSituaV2', /del imponible \d+ con el recurso \w+ y.* una vez por imponible/],
    ['/listaSituaActual', /del imponible \d+ con el recurso \w+ y.* mira un caso/],
    [
      '/cobrojud/planFiltro',
      /del abogado A\d\d y.* una vez por abogado.*del plan \d+ y.* una vez por cada plan/,
    ],
    ['/listaConv', /del abogado A\d\d y.*del imponible \d+ con el recurso \w+ y/],
    ['/cobrojud/recImpGstLeg', /del abogado A\d\d y.*del imponible \d+ con el recurso \w+ y/],
  ])('POST %s that comes back whole is told with what it costs', async (path, motivo) => {
    expect(await comprobarEntera(`POST ${path}`, await askWhole(path))).toMatch(motivo)
  })

  it('titles of another lawyer and item are told too', async () => {
    const titulo = { NRO_TITULO: 1, TIPO: 'I', NRO_IMPONIBLE: 1, RECURSO: 'AB', LEGAL: 'A77' }
    expect(
      await comprobarEntera('POST /cobrojud/listaTitulos', [{ ...titulo, MONTO: '1.00' }]),
    ).toMatch(/de 1 filas, 1 son de otros.*de 1 filas, 1 son de otros/)
  })
})

it('says that a period lacks what the portfolio needs', async () => {
  const linea = { ANIO: 2025, CUOTA: 1, TOTAL: '10.00', INTERES: '0.00', ESTADO: 'PENDIENTE' }
  anfitrion.responder('GET /deudaCC', {
    deuda: [],
    legal: [{ ...linea, SITUACION: 'GL', LEGAL: 'A01' }],
  })
  const llamadas = await comprobar()
  anfitrion.responder('GET /deudaCC', undefined)
  expect(llamadas.find(({ llamada }) => llamada === 'GET /deudaCC')).toMatchObject({
    estado: 'mal',
    motivo: expect.stringContaining('sin VENCIMIENTO') as string,
  })
})

it('a refused credential is said of each call, and nobody is asked about without an answer', async () => {
  anfitrion.fallar('estado-401')
  const llamadas = await comprobar()
  anfitrion.fallar(undefined)
  expect(llamadas.some(({ estado }) => estado === 'bien')).toBe(false)
  expect(llamadas.find(({ llamada }) => llamada === 'GET /recImpxAbog')).toMatchObject({
    estado: 'mal',
    motivo: expect.stringContaining('MUNICIPIO_TOKEN') as string,
  })
  expect(llamadas.find(({ llamada }) => llamada === 'POST /estadoPlnPago')?.estado).toBe(
    'sinProbar',
  )
})

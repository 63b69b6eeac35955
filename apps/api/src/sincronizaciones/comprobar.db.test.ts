import type { Contract, ReplyOf } from '@apremia/api-client'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('asks every call once, and finds nothing wrong in a service as its document says', async () => {
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

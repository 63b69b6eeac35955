import type { Contract, ReplyOf } from '@apremia/api-client'
import { MESAS, VENCIMIENTOS } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Hoy = ReplyOf<Contract['getHoy']>

const PERSONAS = { admin: '20000001', jefe: '20000002', a01: '20000003', a02: '20000004' } as const

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
}, 60_000)
afterAll(() => test.close())

const totalOf = async (quien: string, method: 'GET' | 'POST', url: string, body?: object) => {
  const response = await test.call(method, url, quien, body)
  expect(response.statusCode, response.body).toBe(200)
  return Number(response.headers['x-total-count'])
}

/** What each number opens has as many rows as it says. */
const expectAbren = async (
  quien: string,
  numeros: Omit<Hoy, 'hoy' | 'abogados'>,
  abogado: string,
) => {
  for (const mesa of MESAS)
    for (const vence of VENCIMIENTOS)
      expect(
        await totalOf(
          quien,
          'GET',
          `/api/mesas?mesa=${mesa}&solapa=activos&historico=true&vence=${vence}&abogado=${abogado}&porPagina=1`,
        ),
        `${abogado} ${mesa} ${vence}`,
      ).toBe(numeros[mesa][vence])
  for (const alarma of ['caducidad', 'medida'] as const)
    expect(
      await totalOf(
        quien,
        'GET',
        `/api/mesas?mesa=judicial&solapa=todos&historico=true&alarma=${alarma}&abogado=${abogado}&porPagina=1`,
      ),
      `${abogado} ${alarma}`,
    ).toBe(numeros.alarmas[alarma])
  expect(
    await totalOf(quien, 'GET', `/api/cartas?acuse=pendiente&abogado=${abogado}&porPagina=1`),
  ).toBe(numeros.cartasSinAcuse)
  expect(
    await totalOf(quien, 'POST', '/api/convenios/buscar?porPagina=1', { enRiesgo: '1', abogado }),
  ).toBe(numeros.conveniosEnRiesgo)
}

describe('what waits for each person', () => {
  it.each(Object.entries(PERSONAS))('%s: each number opens as many rows', async (_, dni) => {
    const token = await test.login(dni)
    const response = await test.call('GET', '/api/hoy', token)
    expect(response.statusCode, response.body).toBe(200)
    const hoy = response.json<Hoy>()
    expect(hoy.judicial.vencidos + hoy.extrajudicial.vencidos).toBeGreaterThan(0)
    await expectAbren(token, hoy, '')
    for (const uno of hoy.abogados.filter(({ abogado }) => abogado !== ''))
      await expectAbren(token, uno, uno.abogado)
    for (const mesa of MESAS)
      for (const vence of VENCIMIENTOS)
        if (hoy.abogados.length > 0)
          expect(hoy.abogados.reduce((suma, uno) => suma + uno[mesa][vence], 0)).toBe(
            hoy[mesa][vence],
          )
  })

  it('a lawyer is not told of others; of the agreements, those the notice of each names are there', async () => {
    const a01 = await test.login(PERSONAS.a01)
    expect((await test.call('GET', '/api/hoy', a01)).json<Hoy>().abogados).toEqual([])
    const jefe = await test.login(PERSONAS.jefe)
    const enRiesgo = await test.call('POST', '/api/convenios/buscar', jefe, { enRiesgo: '1' })
    const ids = new Set(enRiesgo.json<{ id: number }[]>().map(({ id }) => id))
    const todos = await test.call('POST', '/api/convenios/buscar', jefe, { confirmado: '1' })
    const confirmados = todos.json<{ id: number }[]>()
    const conAviso: number[] = []
    for (const { id } of confirmados) {
      const detalle = await test.call('GET', `/api/convenios/${id}`, jefe)
      if (detalle.json().aviso_caducidad !== null) conAviso.push(id)
    }
    // Of a plan that was withdrawn nothing is waited for any more.
    const { rows } = await test.open.pool.query(
      `select p.convenio_id as id from convenio_plan p join tipo_retiro r on r.id = p.estado_retiro
       group by 1 having bool_and(r.suelta)`,
    )
    const retirados = new Set(rows.map(({ id }) => id))
    expect(conAviso.filter((id) => !ids.has(id) && !retirados.has(id))).toEqual([])
    expect(ids.size).toBeGreaterThan(0)
  }, 60_000)
})

// Read twice, midnight may come between what is counted and the day it is said to be of.
it.each([
  '/api/hoy',
  '/api/agenda?desde=2026-11-01&hasta=2026-11-30',
  '/api/mesas/cuentas?mesa=judicial',
  '/api/estadisticas',
])('%s reads what day it is once, as a page of a desk does', async (url) => {
  const token = await test.login(PERSONAS.a01)
  const ahora = vi.spyOn(test.services, 'ahora')
  const leen = async (pedido: string) => {
    ahora.mockClear()
    const response = await test.call('GET', pedido, token)
    expect(response.statusCode, response.body).toBe(200)
    return ahora.mock.calls.length
  }
  const pagina = await leen('/api/mesas?mesa=judicial&solapa=todos&porPagina=1')
  const cuantas = await leen(url)
  ahora.mockRestore()
  expect(pagina).toBeGreaterThan(0)
  expect(cuantas).toBe(pagina)
})

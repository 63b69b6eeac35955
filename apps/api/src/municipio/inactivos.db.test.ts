import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let inmueble: number
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const { rows } = await test.open.pool.query<{ n: number }>(
    `update inmueble set activo = false
     where nro_inmueble = (select min(imponible) from imponible_recurso where tipo = 'I')
     returning nro_inmueble as n`,
  )
  inmueble = rows[0]?.n ?? 0
})
afterAll(() => test.close())

interface Fila {
  readonly NRO_INMUEBLE: number
  readonly ACTIVO: boolean
}

const search = async (filtro: object) => {
  const data = { bsq: 1, ...filtro }
  const response = await test.call('POST', '/municipio/recImpInm', admin, { data })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Fila[]>()
}

it('a property missing from the provincial registry is found and marked inactive (D91)', async () => {
  const inactivos = await search({ padron: 'inactivo' })
  expect(new Set(inactivos.map(({ NRO_INMUEBLE }) => NRO_INMUEBLE))).toEqual(new Set([inmueble]))
  expect(inactivos.every(({ ACTIVO }) => !ACTIVO)).toBe(true)
  const todos = await search({})
  const activos = await search({ padron: 'ACTIVO' })
  expect(activos).toEqual(todos.filter(({ NRO_INMUEBLE }) => NRO_INMUEBLE !== inmueble))
  expect(activos.every(({ ACTIVO }) => ACTIVO)).toBe(true)
})

it('its detail and the search box of the header mark it inactive too', async () => {
  const pedido = { tipo: 'I', imponible: String(inmueble) }
  const base = await test.call('POST', '/municipio/consultas/basexImp', admin, pedido)
  expect(base.json()).toMatchObject({ IMPONIBLE: inmueble, ACTIVO: false })
  const hallado = await test.call('POST', '/api/buscador', admin, { texto: String(inmueble) })
  expect(hallado.json().inmuebles).toMatchObject([{ numero: inmueble, activo: false }])
})

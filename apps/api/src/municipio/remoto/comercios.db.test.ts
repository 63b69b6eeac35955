import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { askAnfitrion, startAnfitrionDemo } from '../../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

const VARIOS = 'POST /consultas/comercioxVarios'

let test: TestApp
let anfitrion: Anfitrion
const tokens = { admin: '', abogado: '' }
let sinRecursos: object[]
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
  tokens.admin = await test.login('20000001')
  tokens.abogado = await test.login('20000003')
  const response = await fetch(`${anfitrion.url}/consultas/comercioxVarios`, {
    method: 'POST',
    headers: { authorization: `Bearer ${anfitrion.token}` },
    body: '{}',
  })
  const todos = (await response.json()) as { RECURSOS: string[] }[]
  sinRecursos = todos.map(({ RECURSOS: _, ...comercio }) => comercio)
})
beforeEach(() => askAnfitrion(test, anfitrion))
afterEach(() => {
  anfitrion.fallar(undefined)
  for (const llamada of [VARIOS, 'GET /recursosxImp']) anfitrion.responder(llamada, undefined)
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

interface Comercio {
  readonly NRO_COMERCIO: number
  readonly RECURSOS: readonly string[] | null
}

const search = async (quien: keyof typeof tokens): Promise<Comercio[]> => {
  const response = await test.call(
    'POST',
    '/municipio/consultas/comercioxVarios?porPagina=200',
    tokens[quien],
    { data: { bsq: 1 } },
  )
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const deudas = async (quien: keyof typeof tokens): Promise<unknown[]> => {
  const response = await test.call(
    'POST',
    '/municipio/consultas/comercioxVarios/excel',
    tokens[quien],
    { data: { bsq: 1 } },
  )
  expect(response.statusCode).toBe(200)
  const book = read(response.rawPayload)
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  return utils.sheet_to_json<Record<string, unknown>>(sheet).map((fila) => fila['DEUDA TOTAL'])
}

describe('businesses of a service that does not tell their resources', () => {
  it('are not businesses without resources: a lawyer has theirs, the rest are asked for', async () => {
    const propios = await search('abogado')
    expect(propios.length).toBeGreaterThan(0)
    anfitrion.responder(VARIOS, sinRecursos)
    expect(await search('abogado')).toEqual(propios)
    const todos = await search('admin')
    expect(new Set(todos.map(({ RECURSOS }) => RECURSOS))).toEqual(new Set([null]))
  })

  it.each(['admin', 'abogado'] as const)(
    'have their whole debt in the Excel of %s',
    async (quien) => {
      const dichas = await deudas(quien)
      expect(dichas.some((deuda) => Number(deuda) > 0)).toBe(true)
      anfitrion.responder(VARIOS, sinRecursos)
      expect(await deudas(quien)).toEqual(dichas)
    },
  )

  it('say ERROR, never 0, when they cannot be asked for (D96, D110)', async () => {
    anfitrion.responder(VARIOS, sinRecursos)
    anfitrion.fallar('error', 'GET /recursosxImp')
    expect(new Set(await deudas('admin'))).toEqual(new Set(['ERROR']))
  })

  it('owe what each of their resources owes: one that fails leaves no total', async () => {
    anfitrion.fallar('error', 'GET /deudaCC')
    expect(new Set(await deudas('admin'))).toEqual(new Set(['ERROR']))
  })
})

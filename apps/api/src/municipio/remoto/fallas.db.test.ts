import { asSchema, contract, type Entry } from '@apremia/api-client'
import { type Anfitrion, FALLAS, type Falla } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { callMunicipio, LLAMADAS, UN_PERIODO, USOS } from '../../../test/usos-municipales.ts'
import type { ProveedorMunicipal } from '../proveedor-municipal.ts'

let test: TestApp
let anfitrion: Anfitrion
let admin: string
let abogado: string
let embebido: ProveedorMunicipal
beforeAll(async () => {
  test = await startTestApp()
  embebido = test.services.municipio
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

const ESTADOS: Readonly<Record<Falla, number>> = {
  lenta: 504,
  cortada: 503,
  'estado-500': 502,
  basura: 502,
  'tipos-equivocados': 502,
  error: 502,
  mensaje: 502,
  enorme: 502,
  'otro-servidor': 502,
  vacia: 502,
  html: 502,
  'estado-401': 502,
}

/**
 * Time limit, in milliseconds, for calls to a service that never answers. A longer limit would make the test slow. A
 * shorter limit would fail on a busy machine, because a call may wait for its turn only half of the limit.
 */
const BREVE = { limite: 400 }

it('every call has a request in this test', () => {
  expect(Object.keys(USOS).sort()).toEqual([...LLAMADAS].sort())
})

describe.each(LLAMADAS)('%s', (nombre) => {
  it('answers the same as from the embedded registry when the service is well', async () => {
    const { reply }: Entry = contract[nombre as keyof typeof contract]
    for (const token of [admin, abogado]) {
      Object.assign(test.services, { municipio: embebido })
      const propio = await call(nombre, token)
      if (token === admin) expect(propio.statusCode, propio.body).toBe(200)
      askAnfitrion(test, anfitrion)
      const remoto = await call(nombre, token)
      expect(remoto.statusCode, remoto.body).toBe(propio.statusCode)
      if (propio.statusCode !== 200) continue
      expect(remoto.headers['x-total-count']).toBe(propio.headers['x-total-count'])
      expect(remoto.json()).toEqual(propio.json())
      if (typeof reply !== 'string') asSchema(reply).validateSync(remoto.json(), { strict: true })
    }
  })

  it.each(FALLAS)(
    'is a failure and never an empty answer when the service is: %s',
    async (falla) => {
      for (const token of [admin, abogado]) {
        askAnfitrion(test, anfitrion, falla === 'lenta' ? BREVE : {})
        anfitrion.fallar(falla)
        const response = await call(nombre, token)
        expect(response.statusCode, response.body).toBe(ESTADOS[falla])
        const { error } = response.json()
        expect(error.code).toMatch(/^municipio-/)
        expect(error.message).toContain('no se pudo consultar')
        expect(response.headers['x-total-count']).toBeUndefined()
        expect(response.body).not.toMatch(
          /No posee deudas|Hay períodos|<html|SQLSTATE|línea 33|credencial-de/,
        )
      }
      expect(anfitrion.desviados()).toBe(0)
    },
  )
})

describe('texts of a service in place of data', () => {
  it.each([
    ['a message', 'Sesión del servicio vencida', 'Sesión del servicio vencida'],
    ['a list that begins with one', ['El abogado no existe'], 'El abogado no existe'],
    ['an object with an error', { error: 'Fuera de horario' }, 'Fuera de horario'],
    ['a message with markup', 'Falla <b>grave</b>\u0007', '«Falla grave»'],
    [
      'empty lists and a message',
      { deuda: [], legal: [], mensaje: 'Sin conexión con cuentas corrientes' },
      'Sin conexión con cuentas corrientes',
    ],
    [
      'periods, one empty list and a message',
      { deuda: [UN_PERIODO], legal: [], mensaje: 'No se pudo leer la gestion legal' },
      'No se pudo leer la gestion legal',
    ],
    [
      'periods and that there are none',
      { deuda: [], legal: [{ ...UN_PERIODO, LEGAL: 'A01' }], mensaje: 'No posee deudas' },
      'No posee deudas',
    ],
  ])('%s is shown to the person as a failure', async (_, valor, texto) => {
    askAnfitrion(test, anfitrion)
    anfitrion.responder('GET /deudaCC', valor)
    const response = await call('deudaCC', admin)
    anfitrion.responder('GET /deudaCC', undefined)
    expect(response.statusCode).toBe(502)
    expect(response.json().error).toMatchObject({ code: 'municipio-aviso' })
    expect(response.json().error.message).toContain(texto)
  })
})

describe('the debt a service tells', () => {
  const linea = UN_PERIODO
  const deudaCon = async (deuda: object[], legal: object[], token = admin) => {
    askAnfitrion(test, anfitrion)
    anfitrion.responder('GET /deudaCC', { deuda, legal, planpago: [], contribuyente: [] })
    const response = await call('deudaCC', token)
    anfitrion.responder('GET /deudaCC', undefined)
    return response
  }

  it.each([
    ['a line without its total', [{ ...linea, TOTAL: undefined }]],
    ['a total in words', [{ ...linea, TOTAL: 'cien' }]],
    ['a total with a comma', [{ ...linea, TOTAL: '1.234,50' }]],
    ['a total that is not a number', [{ ...linea, TOTAL: Number.NaN, INTERES: {} }]],
    ['a year in words', [{ ...linea, ANIO: 'dos mil' }]],
    ['a year before any', [{ ...linea, ANIO: -1 }]],
    ['a year to come of another age', [{ ...linea, ANIO: '20250' }]],
    ['an instalment below zero', [{ ...linea, CUOTA: -1 }]],
    ['a total no amount holds', [{ ...linea, TOTAL: '9999999999999.99' }]],
    [
      'more periods than there are',
      Array.from({ length: 1_001 }, (_, i) => ({
        ...linea,
        ANIO: 1950 + Math.floor(i / 12),
        CUOTA: i % 12,
      })),
    ],
    ['a date that does not exist', [{ ...linea, VENCIMIENTO: '2025-02-30' }]],
    ['a line that is a text', ['sin datos']],
    ['a line without its lawyer', [{ ...linea, LEGAL: undefined }]],
    ['the same period twice', [linea, linea]],
  ])('is refused whole with %s', async (_, deuda) => {
    const response = await deudaCon(deuda as object[], [])
    expect(response.statusCode, response.body).toBe(502)
  })

  it('keeps a missing amount missing and rounds an amount with more than two decimals, once (D24, D110)', async () => {
    const response = await deudaCon(
      [
        { ...linea, TOTAL: null },
        { ...linea, CUOTA: 2, TOTAL: 1234.506, INTERES: '0.005' },
        { ...linea, CUOTA: '3', TOTAL: '-50.5', INTERES: 0 },
      ],
      [],
    )
    expect(response.json().deuda).toMatchObject([
      { CUOTA: 1, TOTAL: null, INTERES: '10.00', CAPITAL: null },
      { CUOTA: 2, TOTAL: '1234.51', INTERES: '0.00', CAPITAL: '1234.51' },
      { CUOTA: 3, TOTAL: '-50.50', INTERES: '0.00', CAPITAL: '-50.50' },
    ])
    expect(response.json().pagoUnico.fueraDeGestion).toBeNull()
  })

  it('shows an unknown state and situation raw, never drops them (D162)', async () => {
    const response = await deudaCon([{ ...linea, ESTADO: 'EN REVISION', SITUACION: 'ZZ' }], [])
    expect(response.json().deuda).toMatchObject([
      { ESTADO: 'EN REVISION (sin catálogo)', DETALLE_SITUACION: 'ZZ (sin catálogo)' },
    ])
  })

  it('counts once a period that is in both lists, and hides a period of an unknown lawyer', async () => {
    const gestion = { ...linea, LEGAL: ' a02 ' }
    const response = await deudaCon(
      [linea, { ...linea, CUOTA: 2 }],
      [gestion, { ...linea, CUOTA: 3, LEGAL: '' }],
    )
    expect(response.json()).toMatchObject({
      deuda: [{ CUOTA: 2 }],
      legal: [
        { CUOTA: 1, LEGAL: 'A02' },
        { CUOTA: 3, LEGAL: '(sin código)' },
      ],
    })
    const propia = await deudaCon([], [gestion, { ...linea, CUOTA: 3, LEGAL: '' }], abogado)
    expect(propia.json()).toMatchObject({ deuda: [], legal: [], otros: true })
  })
})

describe('lists that a service filters are filtered again (T5)', () => {
  it('a lawyer gets no row of another from a service that ignores the filter', async () => {
    askAnfitrion(test, anfitrion)
    for (const [llamada, nombre] of [
      ['POST /recImpInm', 'recImpInm'],
      ['POST /cobrojud/recImpGstLeg', 'recImpGstLeg'],
      ['POST /convFiltro', 'convFiltro'],
      ['GET /recImpxAbog', 'recImpxAbog'],
    ] as const) {
      const antes = anfitrion.pedidos.length
      const propios = await call(nombre, abogado)
      const pedido = anfitrion.pedidos.slice(antes).find((p) => p.llamada === llamada)
      expect(pedido?.params.abogado, nombre).toBe('A01')
      const todos = await call(nombre, admin)
      expect(todos.statusCode).toBe(200)
      const { url, token } = anfitrion
      const response = await fetch(`${url}${llamada.split(' ')[1]}`, {
        method: llamada.split(' ')[0] ?? 'GET',
        headers: { authorization: `Bearer ${token}` },
        ...(llamada.startsWith('POST') ? { body: '{}' } : {}),
      })
      anfitrion.responder(llamada, await response.json())
      const ajenos = await call(nombre, abogado)
      anfitrion.responder(llamada, undefined)
      expect(ajenos.statusCode).toBe(200)
      const codigos = ajenos
        .json<{ LEGAL?: string; codexterno?: string }[]>()
        .map((fila) => fila.LEGAL ?? fila.codexterno)
      expect(codigos.length, nombre).toBeGreaterThan(0)
      expect(new Set(codigos), nombre).toEqual(new Set(['A01']))
      expect(propios.statusCode).toBe(200)
    }
  })

  it('only the parameters of the contract are sent', async () => {
    askAnfitrion(test, anfitrion)
    const antes = anfitrion.pedidos.length
    const suyos = '/municipio/deudaCC?imponible=101&recurso=AB&concepto=0'
    const demas = await test.call('GET', `${suyos}&sql=1&token=x`, abogado)
    expect(demas.statusCode).toBe(400)
    expect(anfitrion.pedidos.slice(antes)).toEqual([])
    await test.call('GET', suyos, abogado)
    expect(anfitrion.pedidos.slice(antes)[0]).toEqual({
      llamada: 'GET /deudaCC',
      params: { recurso: 'AB', imponible: '101', concepto: '0' },
    })
  })
})

import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../../test/anfitrion-municipal.ts'
import { bodyOf, createItemTaker, type ItemDePrueba } from '../../../test/convenios.ts'
import { DNIS } from '../../../test/dnis.ts'
import { plantillaCon, textoDeDocx } from '../../../test/docx.ts'
import {
  type FilaDePrueba,
  filasTitulables,
  libroBasico,
  readLibro,
  textoDePdf,
  upload,
} from '../../../test/libros.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let anfitrion: Anfitrion
let item: ItemDePrueba
let fila: FilaDePrueba
const tokens = {} as Record<keyof typeof DNIS, string>

const LINEA = { ANIO: '2025', VENCIMIENTO: '2025-03-10', ESTADO: 'PENDIENTE', SITUACION: '' }
/**
 * Three tax periods in an answer of the municipality's service. The first has only a total. The second has a total and
 * its capital. The third has a total and its interest.
 */
const legal = (LEGAL: string) => [
  { ...LINEA, LEGAL, CUOTA: '1', INTERES: null, TOTAL: '50000.00' },
  { ...LINEA, LEGAL, CUOTA: '2', INTERES: null, CAPITAL: '10000.00', TOTAL: '11000.00' },
  { ...LINEA, LEGAL, CUOTA: '3', INTERES: '2000.00', TOTAL: '22000.00' },
]
const SIN_INTERES = 'no informa cuánto es interés'

beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
  item = await createItemTaker(test, () => tokens.jefe)('A01', 'I')
  const filas = await filasTitulables(test, 50)
  const deA01 = filas.find(([, , abogado]) => abogado === 'A01')
  if (deA01 === undefined) throw new Error('A01 no tiene deuda para un título')
  fila = deA01
  anfitrion = await startAnfitrionDemo()
  askAnfitrion(test, anfitrion)
  anfitrion.responder('GET /deudaCC', { deuda: [], legal: legal('A01') })
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const periodoDe = (c: number, total: string) => ({ a: 2025, c, total, impedimento: '' })
const [SIN, CON_CAPITAL, CON_INTERES] = [
  periodoDe(1, '50000.00'),
  periodoDe(2, '11000.00'),
  periodoDe(3, '22000.00'),
]
const post = (path: string, body: object) => test.call('POST', `/api${path}`, tokens.a01, body)
const elegidos = (...periodos: readonly { readonly a: number; readonly c: number }[]) =>
  JSON.stringify(periodos.map(({ a, c }) => ({ a, c })))

describe('a period whose interest the municipality does not report', () => {
  it('is in no agreement, and the form says so by its name', async () => {
    const { json } = await test.call(
      'GET',
      `/api/convenios/periodos?imponible=${item.i}&recurso=${item.r}&abogado=A01`,
      tokens.jefe,
    )
    const { periodos } = json<{ periodos: { c: number; impedimento: string; afuera: object }[] }>()
    expect(periodos.map(({ c, impedimento }) => [c, impedimento === ''])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ])
    expect(periodos[0]).toMatchObject({
      impedimento: expect.stringContaining(SIN_INTERES),
      afuera: { codigo: 'sin-interes', mensaje: expect.stringContaining('2025/1') },
    })
    for (const path of ['/convenios', '/convenios/simPlanPago', '/convenios/planilla']) {
      const entero = bodyOf(item, [SIN, CON_INTERES], 'W2201')
      const { clase, cuotas_plan } = entero
      const answer = await post(path, path === '/convenios' ? entero : { clase, cuotas_plan })
      expect([answer.statusCode >= 400 && answer.statusCode < 500, path]).toEqual([true, path])
      expect(answer.body).toContain(SIN_INTERES)
    }
  })

  it('has its other amount by difference on every screen, when the service gives one of the two', async () => {
    const esperados = [
      [1, null, null],
      [2, '10000.00', '1000.00'],
      [3, '20000.00', '2000.00'],
    ]
    const query = `imponible=${item.i}&recurso=${item.r}`
    const form = await test.call('GET', `/api/convenios/periodos?${query}`, tokens.a01)
    const { periodos } = form.json<{
      periodos: { c: number; capital: string; interes: string }[]
    }>()
    expect(periodos.map(({ c, capital, interes }) => [c, capital, interes])).toEqual(esperados)
    const deuda = await test.call('GET', `/municipio/deudaCC?${query}&concepto=0`, tokens.a01)
    const { legal: lineas } = deuda.json<{
      legal: { CUOTA: number; CAPITAL: string; INTERES: string }[]
    }>()
    expect(lineas.map(({ CUOTA, CAPITAL, INTERES }) => [CUOTA, CAPITAL, INTERES])).toEqual(
      esperados,
    )
  })

  it('is in no confirmed agreement, also when the agreement was saved before', async () => {
    const antes = legal('A01').map((uno) => ({ ...uno, INTERES: uno.INTERES ?? '0.00' }))
    anfitrion.responder('GET /deudaCC', { deuda: [], legal: antes })
    const guardado = await post('/convenios', bodyOf(item, [SIN], 'W2201'))
    expect(guardado.statusCode, guardado.body).toBe(200)
    anfitrion.responder('GET /deudaCC', { deuda: [], legal: legal('A01') })
    const { id } = guardado.json<{ id: number }>()
    const confirmado = await post(`/convenios/${id}/confirmar`, {})
    expect([confirmado.statusCode, confirmado.json().error.code]).toEqual([409, 'cambio-la-deuda'])
    expect(confirmado.body).toContain(SIN_INTERES)
    await test.open.pool.query('update convenio set activo = false where id = $1', [id])
  })

  it('with its capital reported has the difference as interest, in the agreement and in its comparison of plans', async () => {
    const { clase, cuotas_plan } = bodyOf(item, [CON_CAPITAL, CON_INTERES], 'W2201')
    const simulado = await post('/convenios/simPlanPago', { clase, cuotas_plan })
    expect(simulado.statusCode, simulado.body).toBe(200)
    expect(simulado.json()).toMatchObject([
      { capital: '30000.00', interes: '3000.00', total: '33000.00' },
    ])
  })

  it('is outside the comparison of the simulator and of its printed budget, and is refused when it is chosen', async () => {
    const pedido = { rec: item.r, imp: item.i }
    const todos = await post('/plandepago/presupuestos', pedido)
    expect(todos.statusCode, todos.body).toBe(200)
    expect(todos.json()).toMatchObject({
      ...{ capital: '30000.00', interes: '3000.00', total: '33000.00' },
      periodos: [{ c: 2 }, { c: 3 }],
      afuera: [{ c: 1, total: '50000.00', porque: { codigo: 'sin-interes' } }],
    })
    const conElla = { ...pedido, jsdeuda: elegidos(SIN, CON_INTERES) }
    for (const [path, plan] of [
      ['presupuestos', {}],
      ['presupuesto', { plan: 'W2201' }],
      ['simDataPlanPago', { plan: 'W2201' }],
    ] as const) {
      const answer = await post(`/plandepago/${path}`, { ...conElla, ...plan })
      expect([answer.statusCode, path]).toEqual([422, path])
      expect(answer.body).toContain(SIN_INTERES)
      expect(answer.body).toContain('2025/1')
    }
    const papel = await post('/plandepago/presupuesto', { ...pedido, plan: 'W2201' })
    expect(papel.statusCode, papel.body.slice(0, 300)).toBe(200)
    const texto = textoDePdf(papel.rawPayload).replace(/\s+/g, ' ')
    for (const parte of ['30.000,00', '3.000,00', 'No incluye', '2025: 1'])
      expect(texto).toContain(parte)
  })

  it('makes no executive title, and the workbook says which period and what to do', async () => {
    const procesar = async (...rango: readonly [desde?: string, hasta?: string]) => {
      const [imponible, recurso] = fila
      const bytes = libroBasico([[imponible, recurso, 'A01', ...rango]])
      const file = { name: 'b.xlsx', bytes }
      const fields = { category: 'inmueble' }
      const url = '/api/creaciontitulos/generatexls'
      const answer = await upload(test, url, tokens.admin, fields, file)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      return readLibro(answer.rawPayload)
    }
    const { Títulos: [entera] = [] } = await procesar()
    expect(entera?.ESTADO).toContain(SIN_INTERES)
    expect(entera?.ESTADO).toContain('2025/01')
    const { Títulos: [sinElla] = [], Detalle: detalle = [] } = await procesar('2025/02', '2025/03')
    expect(sinElla).toMatchObject({ ESTADO: 'OK' })
    expect(detalle.map(({ CAPITAL, INTERES }) => [CAPITAL, INTERES])).toEqual([
      ['10,000.00', '1,000.00'],
      ['20,000.00', '2,000.00'],
    ])
  })

  it('is in no demand letter', async () => {
    const [imponible, recurso] = fila
    const answer = await test.call('POST', '/api/cartas/simular', tokens.jefe, {
      ...{ clase: 'inmueble', imponibles: [{ imponible: String(imponible), recurso }] },
      ...{ vencimiento: 'actual', motivoForzar: '' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).toContain(SIN_INTERES)
    expect(answer.body).toContain('2025/01')
  })

  it('is not called capital in a court paper, and the paper with its total only is made', async () => {
    const subir = async (nombre: string, ...renglones: readonly string[]) => {
      const bytes = await plantillaCon(...renglones)
      const file = { name: 'plantilla.docx', bytes }
      const url = '/api/escritos/plantillas'
      const answer = await upload(test, url, tokens.admin, { clase: 'otro', nombre }, file)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<{ id: number }>().id
    }
    const caso = { imponible: String(item.i), recurso: item.r }
    const hacer = (plantilla: number) => post('/casos/escritos', { ...caso, plantilla })
    const periodos = '{#periodos}{periodo.nombre}: {periodo.capital}{/periodos}'
    for (const renglon of ['Capital: {deuda.capital}', 'Interés: {deuda.interes}', periodos]) {
      const answer = await hacer(await subir(`Con ${renglon.slice(0, 7)}`, renglon))
      expect([answer.statusCode, renglon]).toEqual([422, renglon])
      expect(answer.body).toContain('no informó cuánto es interés de 2025/01')
    }
    const total = '{#periodos}{periodo.nombre}: {periodo.total}{/periodos}'
    const hecho = await hacer(await subir('Solo el total', 'Total: {deuda.total}', total))
    expect(hecho.statusCode, hecho.body).toBe(200)
    const bajado = await test.call('GET', `/api/casos/escritos/${hecho.json().id}`, tokens.a01)
    const texto = (await textoDeDocx(bajado.rawPayload)).replaceAll('\u00a0', ' ')
    expect(texto).toContain('Total: $ 83.000,00')
    expect(texto).toContain('2025/01: $ 50.000,00')
  })
})

import { centavos, wireAmount } from '@apremia/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { type FilaDePrueba, filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let titulables: FilaDePrueba[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  titulables = await filasTitulables(test, 60)
})
afterAll(() => test.close())

const take = (): FilaDePrueba => {
  const fila = titulables.shift()
  if (fila === undefined) throw new Error('sin datos')
  return fila
}

const procesada = async (filas: readonly FilaDePrueba[]): Promise<Buffer> => {
  const answer = await upload(
    test,
    '/api/creaciontitulos/generatexls',
    admin,
    { category: 'inmueble' },
    { name: 'b.xlsx', bytes: libroBasico(filas) },
  )
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.rawPayload
}

const ultimo = async (): Promise<number> =>
  (await test.call('GET', '/api/creaciontitulos/getlastitlenumber', admin)).json().lastTitleNumber

const titulos = async (
  call: 'generatetitles' | 'simular',
  bytes: Buffer,
  extra: Record<string, string> = {},
) =>
  upload(
    test,
    `/api/creaciontitulos/${call}`,
    admin,
    { category: 'inmueble', startTitleNumber: String((await ultimo()) + 1), ...extra },
    { name: 'p.xlsx', bytes },
  )

const OMITIR = { omitirInvalidas: '1' }
const INEXISTENTE: FilaDePrueba = [999_999, 'AB', 'A01']

const lastCambio = async () => {
  const { rows } = await test.open.pool.query(
    `select descripcion, despues::jsonb as despues from historial
     where operacion = 'generate-titles' order by orden desc limit 1`,
  )
  return rows[0]
}

let yaTitulada: { fila: FilaDePrueba; numero: number }
beforeEach(async () => {
  const fila = take()
  expect((await titulos('generatetitles', await procesada([fila]))).statusCode).toBe(200)
  yaTitulada = { fila, numero: await ultimo() }
})

describe('the rows that cannot have a title', () => {
  it.each(['generatetitles', 'simular'] as const)(
    '%s lists all of them at once, also those whose debt has a title',
    async (call) => {
      const bytes = await procesada([INEXISTENTE, yaTitulada.fila, take()])
      const answer = (await titulos(call, bytes)).json()
      const errores = call === 'simular' ? answer.errores : answer.error.errores
      expect(
        errores.map(({ fila, regla }: { fila: number; regla: string }) => [fila, regla]),
      ).toEqual([
        [2, 'titulo.estado-no-ok'],
        [3, 'titulo.deuda-ya-titulada'],
      ])
      if (call === 'simular') expect(answer.listas).toBe(1)
    },
  )

  it('are left out together on request, and every figure is of the rows that stay', async () => {
    const buena = take()
    const bytes = await procesada([INEXISTENTE, yaTitulada.fila, buena])
    const hoja = XLSX.read(bytes, { type: 'buffer' })
    const [, , fila] = XLSX.utils.sheet_to_json<Record<string, number>>(
      hoja.Sheets[hoja.SheetNames[0] ?? ''] ?? {},
    )
    const total = wireAmount(centavos(Math.round(Number(fila?.TOTAL) * 100)))
    const simulated = await titulos('simular', bytes, OMITIR)
    expect(simulated.json()).toMatchObject({
      cantidad: 1,
      total,
      omitidas: 2,
      filasOmitidas: [2, 3],
      errores: [],
    })
    expect((await titulos('generatetitles', bytes, OMITIR)).statusCode).toBe(200)
    const [lote] = (await test.call('GET', '/api/creaciontitulos/lotes', admin)).json()
    expect(lote).toMatchObject({ cantidad: 1, total })
    const trabajo = await test.call('GET', `/api/trabajos/${lote.trabajo}`, admin)
    expect(trabajo.json().resumen).toMatchObject({ cantidad: 1, omitidas: 2 })
  })
})

describe('the history of a lot (D151)', () => {
  it('says which rows were left out', async () => {
    const bytes = await procesada([take(), INEXISTENTE, yaTitulada.fila])
    expect((await titulos('generatetitles', bytes, OMITIR)).statusCode).toBe(200)
    expect(await lastCambio()).toMatchObject({
      descripcion: expect.stringContaining('2 filas omitidas'),
      despues: { forzar: false, omitidas: [3, 4], repetidos: [], loteAnterior: null },
    })
  })

  it('records that it was forced, and over which titles', async () => {
    const bytes = await procesada([yaTitulada.fila, take()])
    expect((await titulos('generatetitles', bytes, { forzar: '1' })).statusCode).toBe(200)
    expect(await lastCambio()).toMatchObject({
      descripcion: expect.stringContaining('forzada'),
      despues: { forzar: true, omitidas: [], repetidos: [yaTitulada.numero], loteAnterior: null },
    })
  })

  it('says of which lot the workbook was', async () => {
    const bytes = await procesada([take()])
    expect((await titulos('generatetitles', bytes)).statusCode).toBe(200)
    const [lote] = (await test.call('GET', '/api/creaciontitulos/lotes', admin)).json()
    expect(await lastCambio()).toMatchObject({
      despues: { forzar: false, omitidas: [], repetidos: [], loteAnterior: null },
    })
    expect((await titulos('generatetitles', bytes, { forzar: '1' })).statusCode).toBe(200)
    expect(await lastCambio()).toMatchObject({
      despues: { forzar: true, repetidos: [lote.desde], loteAnterior: lote.id },
    })
  })
})

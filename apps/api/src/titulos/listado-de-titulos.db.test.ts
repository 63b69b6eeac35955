import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { expectSameCsv } from '../../test/exportaciones.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { verifyChain } from '../historial/verify-chain.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const titulables = await filasTitulables(test, 200)
  const deUna = titulables.filter(([, , abogado]) => abogado === 'A01').slice(0, 4)
  const otras = titulables.filter((fila) => !deUna.includes(fila)).slice(0, 8)
  const bytes = libroBasico([...deUna, ...otras])
  const send = (call: string, fields: Record<string, string>, book: Buffer) =>
    upload(test, `/api/creaciontitulos/${call}`, admin, fields, { name: 'mora.xlsx', bytes: book })
  const category = 'inmueble'
  const procesada = await send('generatexls', { category }, bytes)
  const startTitleNumber = String((await ultimo()) + 1)
  const generados = await send(
    'generatetitles',
    { category, startTitleNumber },
    procesada.rawPayload,
  )
  expect(generados.statusCode, generados.body.slice(0, 300)).toBe(200)
})
afterAll(() => test.close())

const ultimo = async (): Promise<number> =>
  (await test.call('GET', '/api/creaciontitulos/getlastitlenumber', admin)).json().lastTitleNumber

describe('titulosinfo', () => {
  const list = (query: string) =>
    test.call('GET', `/api/creaciontitulos/titulosinfo${query}`, admin)

  it('answers with the fields of the specification, ordered and paged, with the true total', async () => {
    const first = await list('?porPagina=2')
    expect(Number(first.headers['x-total-count'])).toBeGreaterThan(10)
    const [row] = first.json()
    expect(row).toMatchObject({
      num_titulo: expect.any(Number),
      abogado: { nombre: expect.any(String), apellido: expect.any(String) },
      abo_codexterno: expect.stringMatching(/^A\d\d$/),
      usuario: { nombre: expect.any(String), apellido: expect.any(String) },
      fecha_creacion: '2026-11-20',
      hora_creacion: '12:00:00',
    })
    const numbers = (await list('?order=desc&porPagina=50'))
      .json()
      .map((r: { num_titulo: number }) => r.num_titulo)
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
    expect(numbers[0]).toBe(await ultimo())
  })

  it('no order is the ascending one (S2 §9)', async () => {
    const ascending = (await list('?porPagina=200&order=asc')).json()
    for (const query of ['', '&order=']) {
      const answer = await list(`?porPagina=200${query}`)
      expect(answer.statusCode, query).toBe(200)
      expect(answer.json()).toEqual(ascending)
    }
  })

  it('filters by inclusive dates and by lawyer', async () => {
    expect((await list('?startDate=2026-11-20&endDate=2026-11-20')).json().length).toBeGreaterThan(
      0,
    )
    expect((await list('?startDate=2026-11-19&endDate=2026-11-19')).json()).toEqual([])
    const rows = (await list('?abogadoCodExt=A01')).json()
    expect(new Set(rows.map((r: { abo_codexterno: string }) => r.abo_codexterno))).toEqual(
      new Set(['A01']),
    )
  })

  it('offers for its filter no lawyer who left, whose titles keep their name', async () => {
    const all = await test.call('GET', '/api/profesionales/abogadosnamedni', admin)
    const idos = all
      .json<{ codexterno: string; baja: string }[]>()
      .filter(({ baja }) => baja === '1')
    expect(idos.length).toBeGreaterThan(0)
    const offered = await test.call('GET', '/api/creaciontitulos/getabogadosinfofilter', admin)
    const codigos = offered.json<{ codexterno: string }[]>().map(({ codexterno }) => codexterno)
    expect(codigos).toContain('A01')
    for (const { codexterno } of idos) expect(codigos).not.toContain(codexterno)
  })

  it.each([
    '?startDate=2026-11-21',
    '?endDate=2026-11-20',
    '?startDate=2026-11-20&endDate=2026-11-19',
    '?startDate=2026-02-30',
  ])('refuses %s', async (query) => expect((await list(query)).statusCode).toBe(400))

  it('exports all the rows of the filter', async () => {
    const total = Number((await list('?order=desc')).headers['x-total-count'])
    const file = await test.call('GET', '/api/creaciontitulos/titulosinfo/excel?order=desc', admin)
    expect(file.headers['content-disposition']).toContain('titulos_20261120_120000.xlsx')
    const { Sheets, SheetNames } = XLSX.read(file.rawPayload, { type: 'buffer' })
    expect(XLSX.utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {})).toHaveLength(total)
  })

  it('exports the same rows as CSV, and in no other format', async () => {
    const ask = (formato: string) =>
      test.call('GET', `/api/creaciontitulos/titulosinfo/excel?formato=${formato}`, admin)
    const [, fila] = await expectSameCsv(ask)
    expect(fila).toMatch(
      /^\d+;[^;]+, [^;]+;A\d\d;.*;\d+,\d\d;[^;]+;20\/11\/2026;12:00:00;VIGENTE;;$/,
    )
    const refused = await ask('ods')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.fields).toMatchObject([{ field: 'formato' }])
  })

  it('annuls with a reason, once; the number stays and the debt can be titled again', async () => {
    const last = await ultimo()
    const annul = () =>
      test.call('POST', `/api/creaciontitulos/titulos/${last}/anular`, admin, {
        motivo: 'Pagó antes',
      })
    expect(
      (
        await test.call('POST', `/api/creaciontitulos/titulos/${last}/anular`, admin, {
          motivo: '',
        })
      ).statusCode,
    ).toBe(400)
    expect((await annul()).json()).toMatchObject({
      num_titulo: last,
      anulado: true,
      motivo_anulacion: 'Pagó antes',
    })
    expect((await annul()).statusCode).toBe(409)
    expect(await ultimo()).toBe(last)
  })

  it('left a whole chain of history', async () => {
    expect(await verifyChain(test.open.db)).toMatchObject({ valido: true, fallas: [] })
  })
})

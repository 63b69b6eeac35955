import { PassThrough, Writable } from 'node:stream'
import { type Centavos, centavos, type Fecha, fecha } from '@apremia/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import type { Row } from '../read/cell.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import { readRows } from '../read/workbook.ts'
import { COLUMNAS_DE_INDICE } from '../titulos/indice-de-titulos.ts'
import { COLUMNAS_DE_LISTADO } from '../titulos/listado-de-titulos.ts'
import type { WorkbookColumn } from './column.ts'
import { buildWorkbook, writeWorkbook } from './write-workbook.ts'

interface Ejemplo {
  readonly texto: string | null
  readonly entero: number | null
  readonly importe: Centavos | null
  readonly dia: Fecha | null
}

const COLUMNS: readonly WorkbookColumn<Ejemplo>[] = [
  { heading: 'TEXTO', type: 'text', value: ({ texto }) => texto },
  { heading: 'ENTERO', type: 'integer', value: ({ entero }) => entero },
  { heading: 'IMPORTE', type: 'amount', value: ({ importe }) => importe },
  { heading: 'DIA', type: 'date', value: ({ dia }) => dia },
]

const fila = (change: Partial<Ejemplo> = {}): Ejemplo => ({
  texto: 'a',
  entero: 1,
  importe: centavos(123_456),
  dia: fecha('2026-11-20'),
  ...change,
})

const build = (rows: Iterable<Ejemplo> | AsyncIterable<Ejemplo>, level?: number) =>
  buildWorkbook<[Ejemplo]>({
    sheets: [{ name: 'Hoja', columns: COLUMNS, rows }],
    ...(level === undefined ? {} : { level }),
  })

const rowsOf = async (bytes: Buffer): Promise<Row[]> => {
  const rows: Row[] = []
  const [sheet] = (await openWorkbook(bytes)).sheets
  if (sheet) await readRows(sheet, (row) => rows.push(row))
  return rows
}

/** Texts that a spreadsheet program would compute as formulas if a person typed them (T20). */
const PELIGROSOS = [
  '=HYPERLINK("http://x")',
  '@SUM(A1)',
  '+1',
  '-1',
  '\t=1+1',
  '\r=1',
  "'=1",
  '=cmd|"/c calc"!A1',
]

describe('writing', () => {
  it('types the cells', async () => {
    const bytes = await build([fila()])
    const sheet = read(bytes, { cellNF: true, cellDates: true, UTC: true }).Sheets.Hoja ?? {}
    expect(sheet.A2).toMatchObject({ t: 's', v: 'a', z: '@' })
    expect(sheet.B2).toMatchObject({ t: 'n', v: 1, z: '0' })
    expect(sheet.C2).toMatchObject({ t: 'n', v: 1234.56, z: '#,##0.00' })
    expect(sheet.D2).toMatchObject({ t: 'd', v: new Date('2026-11-20T00:00:00Z') })
    expect(sheet['!autofilter']).toEqual({ ref: 'A1:D2' })
    expect(utils.sheet_to_json(sheet, { header: 1 })[0]).toEqual([
      'TEXTO',
      'ENTERO',
      'IMPORTE',
      'DIA',
    ])
  })

  it('writes no cell for a missing value', async () => {
    const [, row] = await rowsOf(await build([fila({ texto: '', entero: null, importe: null })]))
    expect(row?.cells).toEqual([
      undefined,
      undefined,
      undefined,
      expect.objectContaining({ fecha: '2026-11-20' }),
    ])
    expect(
      await rowsOf(await build([fila({ texto: null, entero: null, importe: null, dia: null })])),
    ).toHaveLength(1)
  })

  it.each(PELIGROSOS)('keeps %j a text', async (texto) => {
    const bytes = await build([fila({ texto })])
    const cell = read(bytes).Sheets.Hoja?.A2
    expect(cell).toMatchObject({ t: 's', v: texto })
    expect(cell?.f).toBeUndefined()
    expect((await rowsOf(bytes))[1]?.cells[0]).toBe(texto)
  })

  it('gives back any text', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          text.filter((one) => one !== '' && !/\p{Cs}/u.test(one)),
          { minLength: 1 },
        ),
        async (texts) => {
          const rows = await rowsOf(await build(texts.map((texto) => fila({ texto }))))
          expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(texts)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('writes as text what a spreadsheet number cannot hold exactly', async () => {
    const [, row] = await rowsOf(
      await build([
        fila({
          entero: Number.MAX_SAFE_INTEGER,
          importe: centavos(9_007_199_254_740_991),
          dia: fecha('1850-03-01'),
        }),
      ]),
    )
    expect(row?.cells.slice(1)).toEqual(['9007199254740991', '90071992547409.91', '1850-03-01'])
  })

  it('cuts a text at what a cell can hold', async () => {
    const [, row] = await rowsOf(await build([fila({ texto: 'ñ'.repeat(40_000) })]))
    expect(row?.cells[0]).toBe(`${'ñ'.repeat(32_766)}…`)
  })

  it('gives equal bytes for equal rows, however they come', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => fila({ texto: `Ñ ${i}`, entero: i }))
    async function* slowly(): AsyncGenerator<Ejemplo> {
      for (const [i, row] of rows.entries()) {
        if (i % 1000 === 0) await new Promise(setImmediate)
        yield row
      }
    }
    const bytes = await build(rows)
    expect(await build(slowly())).toEqual(bytes)
    async function* inBatches(): AsyncGenerator<readonly Ejemplo[]> {
      yield []
      for (let i = 0; i < rows.length; i += 300) yield rows.slice(i, i + 300)
    }
    const sheets = [{ name: 'Hoja', columns: COLUMNS, batches: inBatches() }] as const
    expect(await buildWorkbook<[Ejemplo]>({ sheets })).toEqual(bytes)
    expect((await rowsOf(await build(rows, 0))).length).toBe(5001)
  })

  it('writes several sheets, each with its rows', async () => {
    const bytes = await buildWorkbook<[Ejemplo, number, number]>({
      sheets: [
        { name: 'Año & más', columns: COLUMNS, rows: [fila()] },
        {
          name: 'B',
          columns: [{ heading: 'N', type: 'integer', value: (n) => n }],
          rows: [1, 2, 3],
        },
        {
          name: "O'H",
          columns: [{ heading: 'N', type: 'integer', value: (n) => n }],
          rows: [],
          table: false,
        },
      ],
    })
    const { sheets } = await openWorkbook(bytes)
    expect(sheets.map(({ name }) => name)).toEqual(['Año & más', 'B', "O'H"])
    const book = read(bytes)
    expect(book.SheetNames).toEqual(['Año & más', 'B', "O'H"])
    expect(utils.sheet_to_json(book.Sheets.B ?? {}, { header: 1 })).toEqual([['N'], [1], [2], [3]])
  })

  it.each(['', 'a'.repeat(32), 'a/b', 'a[1]'])('refuses the sheet name %j', async (name) => {
    await expect(
      buildWorkbook<[Ejemplo]>({ sheets: [{ name, columns: COLUMNS, rows: [] }] }),
    ).rejects.toThrow(RangeError)
  })

  it('asks for rows only as the stream takes the bytes', async () => {
    let asked = 0
    let before = 0
    let longest = 0
    function* rows(): Generator<Ejemplo> {
      for (; asked < 30_000; asked++) yield fila({ texto: `${Math.sin(asked)}`, entero: asked })
    }
    const out = new Writable({
      highWaterMark: 1024,
      write: (_piece: Buffer, _, done) => {
        longest = Math.max(longest, asked - before)
        before = asked
        setImmediate(done)
      },
    })
    await writeWorkbook<[Ejemplo]>(out, {
      sheets: [{ name: 'Hoja', columns: COLUMNS, rows: rows() }],
    })
    expect(asked).toBe(30_000)
    // `longest` is the highest number of rows that the writer read between two writes to the stream. When it is low,
    // few rows wait in memory at a time.
    expect(longest).toBeLessThan(5_000)
  })

  it('rejects with the failure of the rows and destroys the stream', async () => {
    async function* rows(): AsyncGenerator<Ejemplo> {
      for (let i = 0; i < 5000; i++) yield fila({ entero: i })
      throw new Error('se cortó la base')
    }
    const out = new PassThrough().resume()
    const done = writeWorkbook<[Ejemplo]>(out, {
      sheets: [{ name: 'Hoja', columns: COLUMNS, rows: rows() }],
    })
    await expect(done).rejects.toThrow('se cortó la base')
    expect(out.destroyed).toBe(true)
  })

  it('rejects with the failure of the stream and closes the rows', async () => {
    let closed = false
    function* rows(): Generator<Ejemplo> {
      try {
        for (let i = 0; ; i++) yield fila({ texto: `${Math.sin(i)}` })
      } finally {
        closed = true
      }
    }
    let room = 30
    const out = new Writable({
      write: (_, __, done) => done(room-- > 0 ? null : new Error('disco lleno')),
    })
    const done = writeWorkbook<[Ejemplo]>(out, {
      sheets: [{ name: 'Hoja', columns: COLUMNS, rows: rows() }],
    })
    await expect(done).rejects.toThrow('disco lleno')
    expect(closed).toBe(true)
  })
})

describe('tables of titles', () => {
  it('have their columns', async () => {
    const indice = await buildWorkbook({
      sheets: [
        {
          name: 'Títulos',
          columns: COLUMNAS_DE_INDICE,
          rows: [
            {
              numero: 7,
              imponible: '101',
              recurso: '2',
              deudor: 'ÑANDÚ',
              abogado: 'A01',
              total: centavos(1_005),
              archivo: '7.pdf',
              codigoVerificacion: 'ABCD',
              estado: 'emitido',
            },
          ],
        },
        {
          name: 'Listado',
          columns: COLUMNAS_DE_LISTADO,
          rows: [
            {
              numero: 7,
              abogado: 'GÓMEZ',
              codigo: 'A01',
              categoria: 'comercio' as const,
              imponible: '12',
              recurso: '2',
              contribuyente: 'ÑANDÚ',
              total: centavos(123_456),
              usuario: 'PÉREZ',
              fecha: fecha('2026-11-20'),
              hora: '10:11:12',
              estado: 'ANULADO',
              motivo: 'Pagó antes',
              origen: '',
            },
          ],
        },
      ],
    })
    const { Sheets } = read(indice)
    expect(utils.sheet_to_json(Sheets.Títulos ?? {}, { header: 1 })).toEqual([
      [
        'NUMERO',
        'IMPONIBLE',
        'RECURSO',
        'CONTRIBUYENTE',
        'ABOGADO',
        'TOTAL',
        'ARCHIVO',
        'CODIGO_VERIFICACION',
        'ESTADO',
      ],
      [7, '101', '2', 'ÑANDÚ', 'A01', 10.05, '7.pdf', 'ABCD', 'emitido'],
    ])
    expect(
      utils.sheet_to_json(Sheets.Listado ?? {}, { header: 1, raw: false, dateNF: 'yyyy-mm-dd' })[1],
    ).toEqual([
      '7',
      'GÓMEZ',
      'A01',
      'comercio',
      '12',
      '2',
      'ÑANDÚ',
      '1,234.56',
      'PÉREZ',
      '20/11/2026',
      '10:11:12',
      'ANULADO',
      'Pagó antes',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import {
  buildBiff,
  etiqueta,
  numero,
  registro,
} from '../../../../../fixtures/src/libros/build-biff.ts'
import { buildCompound } from '../../../../../fixtures/src/libros/build-compound.ts'
import type { Row } from '../cell.ts'
import { openWorkbook } from '../open-workbook.ts'
import { readRows, type SheetEnd, type Workbook } from '../workbook.ts'

const read = async (
  workbook: Workbook,
  index = 0,
): Promise<{ rows: Row[]; end: SheetEnd | undefined }> => {
  const rows: Row[] = []
  const sheet = workbook.sheets[index]
  const end = sheet && (await readRows(sheet, (row) => rows.push(row)))
  return { rows, end }
}

const stream = (...cells: readonly Buffer[]): Buffer =>
  buildCompound([
    { name: 'Workbook', data: buildBiff([{ name: 'Base', cells: Buffer.concat(cells) }]) },
  ])

const words = (...values: readonly number[]): Buffer => {
  const data = Buffer.alloc(values.length * 2)
  values.forEach((value, i) => {
    data.writeUInt16LE(value, i * 2)
  })
  return data
}

describe('.xls', () => {
  it('gives texts, numbers, dates and errors', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([['Ñandú', 1.5, true, null, 7]])
    sheet.D1 = { t: 'n', v: 45_000, z: 'dd/mm/yyyy' }
    sheet.F1 = { t: 'e', v: 0x17 }
    sheet['!ref'] = 'A1:F1'
    utils.book_append_sheet(book, sheet, 'Hoja')
    const workbook = await openWorkbook(write(book, { type: 'buffer', bookType: 'biff8' }))
    expect(workbook.format).toBe('xls')
    expect((await read(workbook)).rows).toEqual([
      {
        number: 1,
        hidden: false,
        cells: [
          'Ñandú',
          1.5,
          true,
          { kind: 'date', fecha: '2023-03-15', serial: 45_000 },
          7,
          { kind: 'error', text: '#REF!' },
        ],
      },
    ])
  })

  it('reads the accents of Excel 95', async () => {
    const text = Buffer.from([0xd1, 0x61, 0x6e, 0x64, 0xfa, 0x20, 0x80])
    const bof = (kind: number): Buffer => registro(0x0809, words(0x0500, kind, 0, 0))
    const bound = Buffer.concat([
      words(0, 0, 0),
      Buffer.from([4]),
      Buffer.from('A\xf1o1', 'latin1'),
    ])
    const globals = [bof(0x0005), registro(0x0042, words(1252))]
    const before = Buffer.concat([...globals, registro(0x0085, bound), registro(0x000a)])
    bound.writeUInt32LE(before.length, 0)
    const data = Buffer.concat([
      ...globals,
      registro(0x0085, bound),
      registro(0x000a),
      bof(0x0010),
      registro(0x0204, Buffer.concat([words(0, 0, 0, text.length), text])),
      registro(0x000a),
    ])
    const workbook = await openWorkbook(buildCompound([{ name: 'Book', data }]))
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Año1'])
    expect((await read(workbook)).rows).toEqual([{ number: 1, hidden: false, cells: ['Ñandú €'] }])
  })

  it('finds formulas, merges, hidden rows, columns and sheets', async () => {
    const hidden = Buffer.alloc(16)
    hidden.writeUInt16LE(1, 0)
    hidden.writeUInt16LE(0x20, 12)
    const formula = Buffer.alloc(24)
    formula.writeUInt16LE(2, 0)
    formula.writeUInt16LE(1, 2)
    const cells = Buffer.concat([
      registro(0x007d, words(3, 4, 2304, 15, 1, 0)),
      registro(0x007d, words(0, 2, 2304, 15, 0, 0)),
      registro(0x0208, hidden),
      etiqueta(0, 0, 'a'),
      numero(1, 0, 2),
      registro(0x0006, formula),
      registro(0x00e5, words(1, 0, 2, 0, 27)),
    ])
    const data = buildBiff([
      { name: 'Oculta', cells: Buffer.alloc(0), state: 1 },
      { name: 'Base', cells },
    ])
    const workbook = await openWorkbook(buildCompound([{ name: 'Workbook', data }]))
    expect(workbook.sheets.map(({ name, visible }) => [name, visible])).toEqual([
      ['Oculta', false],
      ['Base', true],
    ])
    const { rows, end } = await read(workbook, 1)
    expect(rows).toEqual([
      { number: 1, hidden: false, cells: ['a'] },
      { number: 2, hidden: true, cells: [2] },
      { number: 3, hidden: false, cells: [undefined, { kind: 'formula', text: '=' }] },
    ])
    expect(end).toEqual({
      merged: [{ top: 1, left: 1, bottom: 3, right: 28 }],
      hiddenColumns: [{ left: 4, right: 5 }],
    })
  })

  it('counts days from 1904 when the workbook declares it', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([[1]])
    sheet.A1 = { t: 'n', v: 43_538, z: 'dd/mm/yyyy' }
    utils.book_append_sheet(book, sheet, 'Hoja')
    book.Workbook = { WBProps: { date1904: true } }
    const { rows } = await read(
      await openWorkbook(write(book, { type: 'buffer', bookType: 'biff8' })),
    )
    expect(rows[0]?.cells[0]).toMatchObject({ kind: 'date' })
  })

  it('is not kept busy by a hyperlink over all the cells', async () => {
    const link = Buffer.concat([words(0, 65_535, 0, 65_535), Buffer.alloc(60)])
    const tooltip = Buffer.concat([
      words(0x0800, 0, 65_535, 0, 65_535),
      Buffer.from('x\0', 'utf16le'),
    ])
    const before = process.cpuUsage()
    const { rows } = await read(
      await openWorkbook(
        stream(numero(0, 0, 1), registro(0x01b8, link), registro(0x0800, tooltip)),
      ),
    )
    expect(rows).toEqual([{ number: 1, hidden: false, cells: [1] }])
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  })

  it('is not kept busy by a hundred thousand lists of merges', async () => {
    const merges = registro(0x00e5, words(1, 0, 1, 0, 1))
    const before = process.cpuUsage()
    const { end } = await read(
      await openWorkbook(stream(numero(0, 0, 1), Buffer.concat(Array(150_000).fill(merges)))),
    )
    expect(end?.merged).toHaveLength(100_000)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  })

  it('does not mistake the cells of a chart for those of the sheet', async () => {
    const chart = Buffer.concat([
      registro(0x0809, Buffer.concat([words(0x0600, 0x0020), Buffer.alloc(12)])),
      numero(0, 0, 99),
      registro(0x000a),
    ])
    const { rows } = await read(await openWorkbook(stream(numero(0, 0, 1), chart, numero(1, 0, 2))))
    expect(rows.map(({ cells }) => cells)).toEqual([[1], [2]])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BookType, read, utils, write } from 'xlsx'
import type { Row } from './cell.ts'
import { openWorkbook } from './open-workbook.ts'
import { readRows } from './workbook.ts'

type Valor = string | number | boolean | null

/** Texts that an .xls and an .xlsx can store: without control characters and without lone surrogates. */
const text = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((one) => !/[\p{Cc}\ufffe\uffff]/u.test(one))

const valor: fc.Arbitrary<Valor> = fc.oneof(
  text,
  fc.constantFrom('MARÍA', 'ÑANDÚ', '=SUM(A1)', '<b>', '_x0041_', ' a ', "'"),
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.integer({ min: -1e11, max: 1e11 }).map((n) => n / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (n === 0 ? 0 : n)),
  fc.boolean(),
  fc.constant(null),
)

const tabla = fc.array(fc.array(valor, { maxLength: 8 }), { minLength: 1, maxLength: 12 })

const bytesOf = (rows: readonly Valor[][], bookType: BookType, bookSST: boolean): Buffer => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([...rows]), 'Hoja')
  return write(book, { type: 'buffer', bookType, bookSST, compression: true })
}

const whole = (bytes: Buffer): Map<string, unknown> => {
  const book = read(bytes, { type: 'buffer' })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  return new Map(
    Object.keys(sheet)
      .filter((address) => !address.startsWith('!') && sheet[address].v !== '')
      .map((address) => [address, sheet[address].v]),
  )
}

const scanned = async (bytes: Buffer): Promise<Map<string, unknown>> => {
  const [sheet] = (await openWorkbook(bytes)).sheets
  const rows: Row[] = []
  if (sheet) await readRows(sheet, (row) => rows.push(row))
  return new Map(
    rows.flatMap(({ number, cells }) =>
      cells.flatMap((cell, i): [string, unknown][] =>
        cell === undefined ? [] : [[utils.encode_cell({ r: number - 1, c: i }), cell]],
      ),
    ),
  )
}

describe('reading against SheetJS', () => {
  it.each([
    ['xlsx', true],
    ['xlsx', false],
    ['biff8', true],
  ] as const)('%s, shared texts %s', async (bookType, bookSST) => {
    await fc.assert(
      fc.asyncProperty(tabla, async (rows) => {
        const bytes = bytesOf(rows, bookType, bookSST)
        expect(await scanned(bytes)).toEqual(whole(bytes))
      }),
      { numRuns: 150 },
    )
  })
})

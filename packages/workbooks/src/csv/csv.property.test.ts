import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { textOfCell } from '../read/cell.ts'
import { readRows } from '../read/workbook.ts'
import { formatCsv } from './format-csv.ts'
import { openCsv } from './open-csv.ts'
import { parseCsv, separatorOf } from './parse-csv.ts'

const field = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    'a;b',
    '"',
    'a\r\nb',
    '""',
    ';',
    'Ñ',
    '=1+1',
    '+54',
    '-1',
    '@x',
    '\t=1',
    "'=x",
    'a,=1',
    'b;+2',
    '＝1',
  ),
)
const lines = fc.array(fc.array(field, { minLength: 1, maxLength: 5 }), { maxLength: 6 })

describe('CSV', () => {
  it('reads back what was written, guarded texts included', async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (written) => {
        const [sheet] = openCsv(Buffer.from(formatCsv(written)), LIMITS).sheets
        const read = new Map<number, string[]>()
        if (sheet)
          await readRows(sheet, ({ number, cells }) => read.set(number, cells.map(textOfCell)))
        const expected = new Map(
          written
            .map((line, i): [number, string[]] => [i + 1, line])
            .filter(([, line]) => line.some((text) => text !== '')),
        )
        expect(read).toEqual(expected)
      }),
    )
  })

  it('reads commas like semicolons, whatever the fields hold', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', 'Ñ', ',', ';', '"', ' '), maxLength: 5 })
    const line = fc.array(plain, { minLength: 2, maxLength: 5 })
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (written) => {
        for (const separator of [';', ','] as const) {
          const text = written.map((l) => l.map(quote).join(separator)).join('\n')
          expect(separatorOf(text)).toBe(separator)
          expect([...parseCsv(text, separator)]).toEqual(written)
        }
      }),
    )
  })

  it('takes a file of one column with the usual separator', () => {
    expect(separatorOf('NRO_INMUEBLE\n1,5')).toBe(';')
  })

  it('never writes what a spreadsheet would compute', () => {
    fc.assert(
      fc.property(lines, (written) => {
        for (const line of parseCsv(formatCsv(written).slice(1)))
          for (const text of line) expect(text).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})

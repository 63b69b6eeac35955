import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hojaXml } from '../../../../../fixtures/src/libros/build-xlsx.ts'
import { LIMITS } from '../../limits.ts'
import type { Cell } from '../cell.ts'
import { SheetScanner } from './sheet-scanner.ts'

const context = {
  sheet: 'Hoja',
  strings: { get: () => '' },
  formats: { kinds: [], codes: [] },
  date1904: false,
  limits: LIMITS,
}

const scan = (cells: readonly string[]): Cell[] => {
  const scanner = new SheetScanner(context)
  const body = cells.map((cell, i) => `<row r="${i + 1}">${cell}</row>`).join('')
  const rows = scanner.push(Buffer.from(hojaXml(body)))
  scanner.finish()
  return rows.map((row) => row.cells[0])
}

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 18 })
const number = fc
  .tuple(fc.constantFrom('', '-'), digits, fc.constantFrom('', '.'), digits)
  .map(([sign, whole, dot, decimals]) => `${sign}${whole}${dot}${dot && decimals}`)
/**
 * Generates cell texts of two kinds: short texts with few different letters, so that texts repeat, and texts too long
 * for the cache of cell texts.
 */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('A', 'Ñ', ' B', '€'), minLength: 1, maxLength: 4 }),
  fc.string({ unit: fc.constantFrom('é', 'xyz'), minLength: 25, maxLength: 60 }),
)

describe('the forms nearly every cell has', () => {
  it('give the number that its digits say, to the last bit', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1 }), (numbers) => {
        expect(scan(numbers.map((one) => `<c><v>${one}</v></c>`))).toEqual(numbers.map(Number))
      }),
    )
  })

  it('give each text its own', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 60 }), (texts) => {
        const cells = texts.map((one) => `<c t="inlineStr"><is><t>${one}</t></is></c>`)
        expect(scan(cells)).toEqual(texts)
      }),
    )
  })
})

import { type Centavos, centavos, formatCentavos, wireAmount } from '@apremia/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseImporte } from './parse-importe.ts'

const amount = fc
  .integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
  .map((n) => centavos(n))

const value = (cell: string | number): Centavos | undefined => {
  const result = parseImporte(cell)
  return 'value' in result ? result.value : undefined
}

/**
 * Tells whether the text of an amount is ambiguous. For example, '1.234' could be 1234 or 1.234. The reader refuses it.
 */
const isAmbiguous = (text: string): boolean => /^[-−]?\d{1,3}\.\d{3}$/.test(text)

describe('amounts are exact to the centavo', () => {
  it('when read from the number that a spreadsheet stores', () => {
    fc.assert(
      fc.property(amount, (n) => {
        expect(value(Number(wireAmount(n)))).toBe(n)
      }),
    )
  })

  it('when read from the number of 17 digits that Excel writes', () => {
    fc.assert(
      fc.property(amount, (n) => {
        expect(value(Number((n / 100).toPrecision(17)))).toBe(n)
      }),
    )
  })

  it('when read from a text with a dot or a comma', () => {
    fc.assert(
      fc.property(amount, (n) => {
        expect(value(wireAmount(n))).toBe(n)
        expect(value(formatCentavos(n))).toBe(n)
        expect(isAmbiguous(formatCentavos(n))).toBe(false)
      }),
    )
  })

  it('thousandths are refused, never rounded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 1, max: 9 }),
        (n, thousandth) => {
          expect(value(Number(`${n}.12${thousandth}`))).toBeUndefined()
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SSF } from 'xlsx'
import { codeOfId, formatNumber, kindOfCode } from './number-format.ts'

const DATES = [
  'dd/mm/yyyy',
  'd-mmm-yy',
  '[$-C0A]dddd d" de "mmmm',
  'h:mm AM/PM',
  '[h]:mm:ss',
  'mm:ss.0',
  'yyyy\\-mm\\-dd;@',
]
const PLAIN = ['General', 'GENERAL', '0', '0.00', '#,##0', '#,##0.00', '@', '#', '']
const FORMATTED = [
  '000-000000-0',
  '00000',
  '"$"#,##0.00',
  '0%',
  '0.00E+00',
  '#,##0 "días"',
  '[Red]0.0\\ "h"',
]

describe('number formats', () => {
  it.each(DATES)('%s is a date', (code) => expect(kindOfCode(code)).toBe('date'))
  it.each(PLAIN)('%s is plain', (code) => expect(kindOfCode(code)).toBe('plain'))
  it.each(FORMATTED)('%s is formatted', (code) => expect(kindOfCode(code)).toBe('formatted'))

  it('knows the built-in dates', () => {
    const dates = Array.from({ length: 59 }, (_, id) => id).filter(
      (id) => kindOfCode(codeOfId(id, new Map())) === 'date',
    )
    expect(dates).toEqual([
      14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50,
      51, 52, 53, 54, 55, 56, 57, 58,
    ])
    expect(codeOfId(14, new Map([[14, '0']]))).toBe('0')
  })

  it('shows whole numbers through a mask as a spreadsheet does', () => {
    const zeros = fc.integer({ min: 1, max: 6 }).map((count) => '0'.repeat(count))
    const mask = fc
      .tuple(fc.array(zeros, { minLength: 1, maxLength: 4 }), fc.constantFrom('-', '\\-'))
      .map(([groups, separator]) => groups.join(separator))
    const digitsOf = (code: string): number => code.replace(/[^0]/g, '').length
    fc.assert(
      fc.property(mask, fc.nat(999_999_999_999), (code, large) => {
        // The library SSF, with which the results are compared, drops the digits that do not fit in the format.
        // Spreadsheet programs do not drop them. So `value` never has more digits than the format.
        const value = large % 10 ** digitsOf(code)
        expect(formatNumber(value, code)).toBe(SSF.format(code, value))
      }),
    )
    expect(formatNumber(12_345, '0-0')).toBe('1234-5')
  })

  it('shows the plain number where it has no mask to follow', () => {
    expect(formatNumber(1234.5, '"$"#,##0.00')).toBe('1234.5')
    expect(formatNumber(-5, '000')).toBe('-5')
    expect(formatNumber(98_012_345, '00000000.00')).toBe('98012345')
  })
})

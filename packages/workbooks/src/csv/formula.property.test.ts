import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardFormula, unguardFormula } from './formula.ts'

const text = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＠',
    '－',
    '＋',
    "'",
    ';',
    ',',
    '\t',
    '\r',
    '\n',
    'a',
    ' ',
  ),
  maxLength: 12,
})

describe('guardFormula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['＝HYPERLINK("x")', '\'＝HYPERLINK("x")'],
    ['Pérez,=cmd', "Pérez,'=cmd"],
    ['Pérez;@SUM(A1)', "Pérez;'@SUM(A1)"],
    ['uno\n-2', "uno\n'-2"],
    ['\t=1', "'\t'=1"],
    ["'=1", "''=1"],
    ['San Martín 123, 4.º B - fondo', 'San Martín 123, 4.º B - fondo'],
    ['20-12345678-3', '20-12345678-3'],
  ])('%j', (given, guarded) => {
    expect(guardFormula(given)).toBe(guarded)
  })

  it('leaves nothing a spreadsheet would compute, whatever it splits at', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const field of guardFormula(given).split(/[;,\t\r\n]/)) {
          expect(field).not.toMatch(/^[=+\-@＝＋－＠]/)
        }
      }),
    )
  })

  it('is undone whole', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(unguardFormula(guardFormula(given))).toBe(given)
      }),
    )
  })
})

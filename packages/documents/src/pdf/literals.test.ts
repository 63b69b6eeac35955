import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeXml, literalCode, num, textString } from './literals.ts'

test('numbers have at most two decimals and never an exponent', () => {
  expect([1, 1.5, 1.25, -0.4, -12.005, 0.004, 1e-9, 100].map(num)).toEqual([
    '1',
    '1.5',
    '1.25',
    '-0.4',
    '-12',
    '0',
    '0',
    '100',
  ])
  fc.assert(
    fc.property(fc.double({ min: -9999, max: 9999, noNaN: true }), (value) => {
      expect(num(value)).toMatch(/^-?\d+(\.\d\d?)?$/)
      expect(Math.abs(Number(num(value)) - value)).toBeLessThanOrEqual(0.005 + 1e-9)
    }),
  )
})

test('codes escape what ends a string or a line', () => {
  expect([0x0041, 0x0028, 0x0029, 0x005c, 0x000d, 0x2841].map(literalCode)).toEqual([
    '\0A',
    '\0\\(',
    '\0\\)',
    '\0\\\\',
    '\0\\r',
    '\\(A',
  ])
})

test('texts of the document information', () => {
  expect(textString('Peña (hijo)')).toBe('(Peña \\(hijo\\))')
  expect(textString('Szőke')).toBe('<FEFF0053007A0151006B0065>')
  expect(escapeXml('<a & "b">')).toBe('&#60;a &#38; &#34;b&#34;&#62;')
})

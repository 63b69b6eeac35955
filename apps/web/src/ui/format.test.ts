import { describe, expect, test } from 'vitest'
import {
  formatAmount,
  formatBytes,
  formatDate,
  formatDuration,
  formatInstant,
  formatInteger,
} from './format.ts'

describe('formats of es-AR', () => {
  test.each([
    ['1234.50', '$\u00a01.234,50'],
    ['-0.05', '−$\u00a00,05'],
    ['', '—'],
    ['1e3', '—'],
  ])('amount %j', (wire, shown) => expect(formatAmount(wire)).toBe(shown))

  test.each([
    ['2026-09-05', '05/09/2026'],
    ['0000-00-00', '—'],
  ])('date %j', (wire, shown) => expect(formatDate(wire)).toBe(shown))

  test('an instant is shown in Buenos Aires, wherever the browser is', () => {
    expect(formatInstant('2026-11-21T02:05:09.000Z')).toBe('20/11/2026 23:05')
  })

  test('integers carry their dots', () => expect(formatInteger(1234567)).toBe('1.234.567'))

  test.each([
    [0, '0 bytes'],
    [1023, '1.023 bytes'],
    [1024, '1 kB'],
    [1280, '1,3 kB'],
    [26_214_400, '25 MB'],
    [5 * 1024 ** 4, '5.120 GB'],
  ])('%d bytes', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown))

  test.each([
    [-1, '0 s'],
    [8400, '8 s'],
    [125_000, '2 min 05 s'],
    [3_780_000, '1 h 03 min'],
  ])('%d ms', (milliseconds, shown) => expect(formatDuration(milliseconds)).toBe(shown))
})

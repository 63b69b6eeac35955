import { expect, test } from 'vitest'
import { formatPeriodos } from './format-periodos.ts'

test.each([
  [[], ''],
  [[4], '4'],
  [[1, 2], '1 y 2'],
  [[1, 2, 3], '1 a 3'],
  [[12, 1, 2, 3, 4, 5, 6, 8, 10, 11], '1 a 6, 8 y 10 a 12'],
  [[3, 3, 5], '3 y 5'],
])('%j reads %s', (periodos, text) => {
  expect(formatPeriodos(periodos)).toBe(text)
})

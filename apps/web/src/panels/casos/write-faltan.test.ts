import { expect, test } from 'vitest'
import { writeFaltan } from './write-faltan.ts'

test.each([
  [2, 'faltan 2 días'],
  [1, 'falta 1 día'],
  [0, 'vence hoy'],
  [-1, 'hace 1 día'],
  [-2, 'hace 2 días'],
])('%i days to the deadline: %s', (faltan, dicho) => {
  expect(writeFaltan(faltan)).toBe(dicho)
})

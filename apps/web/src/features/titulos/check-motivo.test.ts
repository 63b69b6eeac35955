import { expect, test } from 'vitest'
import { checkMotivo } from './check-motivo.ts'

test('a reason is asked for, and may be of three hundred characters without those around it', () => {
  const check = (typed: string) => checkMotivo(typed, 'Diga por qué.')
  expect(check('  ')).toBe('Diga por qué.')
  expect(check(` ${'a'.repeat(300)} `)).toBe(true)
  expect(check('a'.repeat(301))).toBe('Debe tener a lo sumo 300 caracteres.')
})

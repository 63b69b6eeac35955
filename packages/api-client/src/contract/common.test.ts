import { expect, test } from 'vitest'
import { fechaIso } from './common.ts'

test.each(['2026-11-21', '', undefined])('%j is a day, or none', (dia) => {
  expect(fechaIso.isValidSync(dia, { strict: true })).toBe(true)
})

test.each(['2026-02-30', '21/11/2026', 'hoy'])('%j is no day', (dia) => {
  expect(fechaIso.isValidSync(dia, { strict: true })).toBe(false)
})

test('null only where it may be', () => {
  expect(fechaIso.nullable().isValidSync(null, { strict: true })).toBe(true)
  expect(fechaIso.isValidSync(null, { strict: true })).toBe(false)
})

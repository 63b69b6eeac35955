import { expect, test } from 'vitest'
import { formatHace } from './hace.ts'

const AHORA = new Date('2026-11-20T15:00:00Z')

test.each([
  ['2026-11-20T14:59:30Z', 'hace unos segundos'],
  ['2026-11-20T15:00:20Z', 'hace unos segundos'],
  ['2026-11-20T14:57:00Z', 'hace 3 minutos'],
  ['2026-11-20T13:00:00Z', 'hace 2 horas'],
  ['2026-11-18T15:00:00Z', 'hace 2 días'],
  ['2026-11-13T15:00:01Z', 'hace 7 días'],
  ['2026-11-13T15:00:00Z', '13/11/2026 12:00'],
])('%s is %s', (instant, text) => {
  expect(formatHace(instant, AHORA)).toBe(text)
})

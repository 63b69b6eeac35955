import { expect, test } from 'vitest'
import { describeUsos } from './describe-usos.ts'

test.each([
  [[], 'Nada lo usa todavía.'],
  [[{ que: 'convenios', n: 1 }], 'Lo usa 1 convenio.'],
  [[{ que: 'casos', n: 1204 }], 'Lo usan 1.204 casos.'],
  [
    [
      { que: 'imponibles', n: 3 },
      { que: 'casos', n: 2 },
      { que: 'titulos', n: 1 },
    ],
    'Lo usan 3 imponibles, 2 casos y 1 título.',
  ],
] as const)('%j is written as %s', (usos, esperado) => {
  expect(describeUsos(usos)).toBe(esperado)
})

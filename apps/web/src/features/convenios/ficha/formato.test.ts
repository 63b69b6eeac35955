import { centavos, textos } from '@apremia/core'
import { expect, test } from 'vitest'
import { describeCuotas, readablePorcentaje } from './formato.ts'

test.each([
  ['10.00', '10'],
  ['2.20', '2,2'],
  ['100', '100'],
  ['0.50', '0,5'],
])('%s is read %s', (wire, leido) => {
  expect(readablePorcentaje(wire)).toBe(leido)
})

test('instalments are told with the last one apart when it is another amount', () => {
  const { cuotas, ultima } = textos.convenios.ficha.plan
  const say = (...montos: number[]) => describeCuotas(montos.map(centavos), cuotas, ultima)
  expect(say(1000)).toBe('1 cuota de $\u00a010,00')
  expect(say(1000, 1000)).toBe('2 cuotas de $\u00a010,00')
  expect(say(1000, 1000, 1001)).toBe('3 cuotas de $\u00a010,00, la última de $\u00a010,01')
  expect(say()).toBe('')
})

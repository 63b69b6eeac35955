import { centavos } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import {
  contarPeriodos,
  cuotasPlan,
  elegir,
  itemDe,
  legalDelPrimero,
  quitarPeriodos,
  totalElegido,
} from './seleccion.ts'

const periodo = (a: number, c: number, t = '100.00', legal = 'A01') => ({ a, c, t, legal })
const item = elegir(itemDe('SS', 58), [periodo(2025, 2), periodo(2024, 12)])

describe('the chosen debt', () => {
  test('is in order, each period once, with the last amount', () => {
    const otra = elegir(item, [periodo(2025, 1), periodo(2025, 2, '150.10')])
    expect(otra.periodos.map(({ a, c, t }) => [a, c, t])).toEqual([
      [2024, 12, '100.00'],
      [2025, 1, '100.00'],
      [2025, 2, '150.10'],
    ])
    expect(quitarPeriodos(otra, [{ a: 2024, c: 12 }]).periodos).toHaveLength(2)
  })

  test('adds up to the centavo, credits included', () => {
    const credito = elegir(itemDe('AB', 7), [periodo(2024, 1, '-0.30'), periodo(2024, 2, '0.10')])
    expect(totalElegido([item, credito])).toBe(centavos(19_980))
    expect(contarPeriodos([item, credito])).toBe(4)
  })

  test('travels by resource, item, year and instalment with its total', () => {
    expect(cuotasPlan([item])).toEqual([
      { r: 'SS', i: 58, a: 2024, c: 12, t: '100.00' },
      { r: 'SS', i: 58, a: 2025, c: 2, t: '100.00' },
    ])
  })

  test('is of the lawyer of the first period that has one', () => {
    expect(
      legalDelPrimero([
        itemDe('AB', 1),
        elegir(itemDe('SS', 2), [periodo(2024, 1, '1.00', 'A05')]),
      ]),
    ).toBe('A05')
    expect(legalDelPrimero([])).toBe('')
  })
})

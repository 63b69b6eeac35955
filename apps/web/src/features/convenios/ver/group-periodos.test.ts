import { describe, expect, it } from 'vitest'
import { groupPeriodos, sumConInteres, sumImportes } from './group-periodos.ts'

const periodo = (a: number, c: number, capital: string, interes: string, i = 58) => ({
  r: 'SS',
  i,
  a,
  c,
  capital,
  interes,
  total: (Number(capital) + Number(interes)).toFixed(2),
})

describe('groupPeriodos', () => {
  it('puts the periods of one item by year, oldest first, with their sums', () => {
    const anios = groupPeriodos(
      [
        periodo(2025, 1, '100.10', '1.00'),
        periodo(2024, 12, '50.00', '2.50'),
        periodo(2024, 2, '0.10', '0.20'),
        periodo(2024, 1, '9.00', '0.00', 59),
      ],
      { r: 'SS', i: 58 },
    )
    expect(anios.map(({ anio, total }) => [anio, total])).toEqual([
      [2024, 5280],
      [2025, 10110],
    ])
    expect(anios[0]?.periodos.map(({ cuota }) => cuota)).toEqual([2, 12])
    expect(sumImportes(anios)).toEqual({ capital: 15020, interes: 370, total: 15390 })
  })

  it('is empty when there is none', () => {
    expect(groupPeriodos([], { r: 'SS', i: 58 })).toEqual([])
  })
})

describe('sumCuotas', () => {
  it('adds up to the amounts of the instalments', () => {
    const cuota = (n: number, capital: string, interes: string) => ({
      cuota: n,
      capital,
      interes,
      monto: '0.00',
      vencimiento: '2026-01-10',
    })
    expect(sumConInteres([cuota(1, '10.05', '0.10'), cuota(2, '10.05', '0.05')])).toEqual({
      capital: 2010,
      interes: 15,
      total: 2025,
    })
  })
})

import { describe, expect, test } from 'vitest'
import {
  cambioElImporte,
  deUnAbogado,
  groupPeriodosElegibles,
  noDisponibles,
  type PeriodoDeFicha,
  ponerAlDia,
  sePuede,
  toElegido,
} from './periodos.ts'
import { elegir, itemDe } from './seleccion.ts'

const periodo = (a: number, c: number, resto: Partial<PeriodoDeFicha> = {}): PeriodoDeFicha => ({
  a,
  c,
  vencimiento: null,
  capital: '80.00',
  interes: '20.00',
  total: '100.00',
  legal: 'A01',
  titulos: [],
  impedimento: '',
  afuera: null,
  ...resto,
})

const tomado = periodo(2025, 2, { impedimento: 'El período ya está en el convenio A01-000001.' })

describe('the periods of an item', () => {
  test('are shown by year, the newest first, in order within it', () => {
    const anios = groupPeriodosElegibles([periodo(2024, 2), periodo(2025, 1), periodo(2024, 1)])
    expect(anios.map(({ anio, periodos }) => [anio, periodos.map(({ c }) => c)])).toEqual([
      [2025, [1]],
      [2024, [1, 2]],
    ])
  })

  test('can enter when nothing impedes it and their amount is known', () => {
    expect(sePuede(periodo(2025, 1))).toBe(true)
    expect(sePuede(tomado)).toBe(false)
    expect(sePuede(periodo(2025, 1, { total: null }))).toBe(false)
  })
})

test('periods taken together belong to one lawyer, the first one when nobody was chosen', () => {
  const mezclados = [
    periodo(2025, 1, { legal: 'A02' }),
    periodo(2025, 2),
    periodo(2025, 3, { legal: 'A02' }),
  ]
  expect(deUnAbogado(mezclados, '').map(({ c }) => c)).toEqual([1, 3])
  expect(deUnAbogado(mezclados, 'A00')).toHaveLength(3)
  expect(deUnAbogado([], '')).toEqual([])
})

describe('chosen periods that are not as they were chosen', () => {
  const item = elegir(itemDe('SS', 58), [periodo(2025, 1), periodo(2025, 2)].map(toElegido))

  test('are named with why, also those that are gone', () => {
    expect(noDisponibles(item, [tomado]).map(({ periodo: { c }, porque }) => [c, porque])).toEqual([
      [1, ''],
      [2, tomado.impedimento],
    ])
  })

  test('take the amounts of today; those that are gone keep theirs', () => {
    const hoy = [periodo(2025, 1, { total: '101.00', legal: 'A02' })]
    expect(cambioElImporte(item, hoy)).toBe(true)
    const alDia = ponerAlDia(item, hoy)
    expect(alDia.periodos).toEqual([
      { a: 2025, c: 1, t: '101.00', legal: 'A02' },
      { a: 2025, c: 2, t: '100.00', legal: 'A01' },
    ])
    expect(cambioElImporte(alDia, hoy)).toBe(false)
  })
})

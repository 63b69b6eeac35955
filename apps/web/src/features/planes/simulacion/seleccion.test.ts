import { type Centavos, centavos } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import {
  esElegible,
  groupAfuera,
  marcaDe,
  marcar,
  NADA,
  type PeriodoDeDeuda,
  porDefecto,
  sumElegidos,
  writeJsdeuda,
} from './seleccion.ts'

const periodo = (
  anio: number,
  cuota: number,
  total: Centavos | null,
  afuera: PeriodoDeDeuda['afuera'] = null,
): PeriodoDeDeuda => ({
  anio,
  cuota,
  vencimiento: null,
  capital: total,
  interes: null,
  total,
  legal: 'A01',
  enPlan: afuera === 'en-plan',
  afuera,
})

const DE_2025 = [periodo(2025, 10, centavos(10_010)), periodo(2025, 2, centavos(-5))]
const SIN_IMPORTE = periodo(2024, 1, null, 'sin-importe')
const TODOS = [...DE_2025, SIN_IMPORTE, periodo(2024, 2, centavos(20_020))]

describe('while nobody chooses', () => {
  const FUERA = periodo(2026, 1, centavos(70), 'fuera-de-gestion')
  const EN_PLAN = periodo(2026, 2, centavos(7), 'en-plan')
  const OTRO = periodo(2026, 3, centavos(700), 'fuera-de-gestion')
  const deuda = [...DE_2025, FUERA, EN_PLAN, OTRO]

  test('the periods an agreement takes are in (D183)', () => {
    expect(sumElegidos(porDefecto(deuda), deuda)).toEqual({ cuantos: 2, total: 10_005 })
  })

  test('the periods left out are grouped by their reason; those outside every plan can still be simulated', () => {
    expect(groupAfuera(deuda)).toEqual([
      { codigo: 'fuera-de-gestion', periodos: [FUERA, OTRO] },
      { codigo: 'en-plan', periodos: [EN_PLAN] },
    ])
    expect(deuda.map(esElegible)).toEqual([true, true, true, false, true])
  })
})

describe('choosing periods', () => {
  test('a year is in, in part, or out', () => {
    const uno = marcar(NADA, DE_2025.slice(0, 1), true)
    expect(marcaDe(NADA, DE_2025)).toBe('ninguno')
    expect(marcaDe(uno, DE_2025)).toBe('algunos')
    expect(marcaDe(marcar(uno, DE_2025, true), DE_2025)).toBe('todos')
    expect(marcaDe(marcar(uno, DE_2025, false), DE_2025)).toBe('ninguno')
  })

  test('a period without an amount is never chosen, and choosing all the others counts as all (D110)', () => {
    const todos = marcar(NADA, TODOS, true)
    expect(todos.size).toBe(3)
    expect(marcaDe(todos, TODOS)).toBe('todos')
    expect(marcaDe(marcar(NADA, [SIN_IMPORTE], true), [SIN_IMPORTE])).toBe('ninguno')
  })

  test('a period with a total and neither its capital nor its interest is never chosen', () => {
    const sinInteres = { ...periodo(2024, 3, centavos(50_000)), capital: null }
    const sinAbogado = { ...sinInteres, afuera: 'fuera-de-gestion' as const }
    expect([sinInteres, sinAbogado].map(esElegible)).toEqual([false, false])
    expect(marcar(NADA, [sinInteres], true).size).toBe(0)
  })

  test('the total is exact, credits included (D128)', () => {
    expect(sumElegidos(marcar(NADA, TODOS, true), TODOS)).toEqual({ cuantos: 3, total: 30_025 })
    expect(sumElegidos(NADA, TODOS)).toEqual({ cuantos: 0, total: 0 })
  })

  test('the chosen periods are sent in order', () => {
    expect(writeJsdeuda(marcar(NADA, TODOS, true), TODOS)).toBe(
      '[{"a":2024,"c":2},{"a":2025,"c":2},{"a":2025,"c":10}]',
    )
    expect(writeJsdeuda(NADA, TODOS)).toBe('[]')
  })
})

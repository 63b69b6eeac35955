import { type Centavos, centavos } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import {
  marcaDe,
  marcar,
  NADA,
  type PeriodoDeDeuda,
  sumElegidos,
  writeJsdeuda,
} from './seleccion.ts'

const periodo = (anio: number, cuota: number, total: Centavos | null): PeriodoDeDeuda => ({
  anio,
  cuota,
  vencimiento: null,
  capital: total,
  interes: null,
  total,
  estado: '',
  situacion: '',
  situacionNombre: '',
  legal: '',
  nroPlan: null,
  enPlan: false,
})

const DE_2025 = [periodo(2025, 10, centavos(10_010)), periodo(2025, 2, centavos(-5))]
const SIN_IMPORTE = periodo(2024, 1, null)
const TODOS = [...DE_2025, SIN_IMPORTE, periodo(2024, 2, centavos(20_020))]

describe('choosing periods', () => {
  test('a year is in, in part, or out', () => {
    const uno = marcar(NADA, DE_2025.slice(0, 1), true)
    expect(marcaDe(NADA, DE_2025)).toBe('ninguno')
    expect(marcaDe(uno, DE_2025)).toBe('algunos')
    expect(marcaDe(marcar(uno, DE_2025, true), DE_2025)).toBe('todos')
    expect(marcaDe(marcar(uno, DE_2025, false), DE_2025)).toBe('ninguno')
  })

  test('one without its amount is never chosen, and does not keep the rest from being all (D110)', () => {
    const todos = marcar(NADA, TODOS, true)
    expect(todos.size).toBe(3)
    expect(marcaDe(todos, TODOS)).toBe('todos')
    expect(marcaDe(marcar(NADA, [SIN_IMPORTE], true), [SIN_IMPORTE])).toBe('ninguno')
  })

  test('the total is exact, credits included (D128)', () => {
    expect(sumElegidos(marcar(NADA, TODOS, true), TODOS)).toEqual({ cuantos: 3, total: 30_025 })
    expect(sumElegidos(NADA, TODOS)).toEqual({ cuantos: 0, total: 0 })
  })

  test('they travel in order', () => {
    expect(writeJsdeuda(marcar(NADA, TODOS, true), TODOS)).toBe(
      '[{"a":2024,"c":2},{"a":2025,"c":2},{"a":2025,"c":10}]',
    )
    expect(writeJsdeuda(NADA, TODOS)).toBe('[]')
  })
})

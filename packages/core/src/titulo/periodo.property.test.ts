import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  comparePeriodo,
  formatPeriodo,
  listPeriodos,
  parsePeriodo,
  repeatedPeriodos,
} from './periodo.ts'

const RUNS = { numRuns: 1_000 }

describe('periods', () => {
  const periodo = fc.record({ anio: fc.integer({ min: 1900, max: 2099 }), cuota: fc.nat(99) })

  it('are read back from their written form', () => {
    fc.assert(
      fc.property(periodo, (p) => {
        expect(parsePeriodo(formatPeriodo(p))).toEqual(p)
      }),
      RUNS,
    )
  })

  it('sort like their texts', () => {
    fc.assert(
      fc.property(periodo, periodo, (a, b) => {
        const [x, y] = [formatPeriodo(a), formatPeriodo(b)]
        expect(Math.sign(comparePeriodo(a, b))).toBe(x < y ? -1 : x > y ? 1 : 0)
      }),
      RUNS,
    )
  })

  it('are named once each when they repeat', () => {
    const few = fc.array(fc.record({ anio: fc.constant(2026), cuota: fc.nat(4) }), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(few, (list) => {
        const times = (cuota: number) => list.filter((p) => p.cuota === cuota).length
        expect(repeatedPeriodos(list).map((p) => p.cuota)).toEqual(
          [0, 1, 2, 3, 4].filter((c) => times(c) > 1),
        )
      }),
      RUNS,
    )
  })

  it('are listed up to twelve, and then counted', () => {
    const list = Array.from({ length: 14 }, (_, i) => ({ anio: 2026, cuota: i + 1 }))
    expect(listPeriodos(list.slice(0, 2))).toBe('2026/01, 2026/02')
    expect(listPeriodos(list.slice(0, 12))).toMatch(/, 2026\/12$/)
    expect(listPeriodos(list.slice(0, 13))).toMatch(/, 2026\/12 y 1 más$/)
    expect(listPeriodos(list)).toMatch(/, 2026\/12 y 2 más$/)
  })
})

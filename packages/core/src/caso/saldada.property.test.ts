import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, fecha, fromDayNumber } from '../fecha/fecha.ts'
import { type PeriodoDeCaso, tellSaldada } from './tell-saldada.ts'

const RUNS = { numRuns: 2_000 }
const START = dayNumber(fecha('2026-11-01'))
const dia = fc.integer({ min: START, max: START + 9 }).map(fromDayNumber)
const periodo: fc.Arbitrary<PeriodoDeCaso> = fc.record({
  legal: fc.constantFrom('', 'A01', 'A02'),
  abierto: fc.boolean(),
  cobranza: fc.option(dia),
  cancelado: fc.option(dia),
})
const periodos = fc.array(periodo, { maxLength: 6 })
const pagos = fc.array(
  periodo.map((uno) => ({ ...uno, legal: 'A01', abierto: false })),
  { minLength: 1, maxLength: 6 },
)

describe('a paid case', () => {
  it('owes nothing in management and had something there', () => {
    fc.assert(
      fc.property(periodos, dia, (lista, sabido) => {
        const enGestion = lista.filter(({ legal }) => legal !== '')
        expect(tellSaldada(lista, sabido).valor !== null).toBe(
          enGestion.length > 0 && enGestion.every(({ abierto }) => !abierto),
        )
      }),
      RUNS,
    )
  })

  it('says the same whatever the order, and whatever is owed outside management', () => {
    fc.assert(
      fc.property(periodos, periodos, dia, (lista, otros, sabido) => {
        const fuera = otros.map((uno) => ({ ...uno, legal: '' }))
        expect(tellSaldada([...fuera, ...[...lista].reverse()], sabido).valor).toEqual(
          tellSaldada(lista, sabido).valor,
        )
      }),
      RUNS,
    )
  })

  it('is paid since no day before the one of any of its periods, and since the day of one of them', () => {
    fc.assert(
      fc.property(pagos, dia, (lista, sabido) => {
        const dias = lista.map(({ cobranza, cancelado }) => cobranza ?? cancelado ?? sabido)
        const desde = tellSaldada(lista, sabido).valor?.desde
        expect(desde).toBe([...dias].sort().at(-1))
      }),
      RUNS,
    )
  })

  it('is open again with one more open period', () => {
    fc.assert(
      fc.property(pagos, dia, (lista, sabido) => {
        const abierto = { legal: 'A02', abierto: true, cobranza: null, cancelado: null }
        expect(tellSaldada([...lista, abierto], sabido).valor).toBeNull()
      }),
      RUNS,
    )
  })
})

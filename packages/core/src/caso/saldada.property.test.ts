import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, fecha, fromDayNumber } from '../fecha/fecha.ts'
import { explainSaldada, type PeriodoDeCaso, periodosAl } from './explain-saldada.ts'

const RUNS = { numRuns: 2_000 }
const START = dayNumber(fecha('2026-11-01'))
const dia = fc.integer({ min: START, max: START + 9 }).map(fromDayNumber)
const periodo: fc.Arbitrary<PeriodoDeCaso> = fc.record({
  legal: fc.constantFrom('', 'A01', 'A02'),
  cobranza: fc.option(dia),
  cancelada: fc.option(dia),
})
const periodos = fc.array(periodo, { maxLength: 6 })
const pagos = fc.array(
  fc.record({ legal: fc.constant('A01'), cobranza: fc.option(dia), cancelada: dia }),
  { minLength: 1, maxLength: 6 },
)
const ABIERTO = { legal: 'A02', cobranza: null, cancelada: null }

describe('a paid case', () => {
  it('owes nothing in management and had something there', () => {
    fc.assert(
      fc.property(periodos, (lista) => {
        const enGestion = lista.filter(({ legal }) => legal !== '')
        expect(explainSaldada(lista).valor !== null).toBe(
          enGestion.length > 0 && enGestion.every(({ cancelada }) => cancelada !== null),
        )
      }),
      RUNS,
    )
  })

  it('says the same whatever the order, and whatever is owed outside management', () => {
    fc.assert(
      fc.property(periodos, periodos, (lista, otros) => {
        const fuera = otros.map((uno) => ({ ...uno, legal: '' }))
        expect(explainSaldada([...fuera, ...[...lista].reverse()]).valor).toEqual(
          explainSaldada(lista).valor,
        )
      }),
      RUNS,
    )
  })

  it('is paid since no day before the one of any of its periods, and since the day of one of them', () => {
    fc.assert(
      fc.property(pagos, (lista) => {
        const dias = lista.map(({ cobranza, cancelada }) => cobranza ?? cancelada)
        expect(explainSaldada(lista).valor?.desde).toBe([...dias].sort().at(-1))
      }),
      RUNS,
    )
  })

  it('is open again with one more open period', () => {
    fc.assert(
      fc.property(pagos, (lista) => {
        expect(explainSaldada([...lista, ABIERTO]).valor).toBeNull()
      }),
      RUNS,
    )
  })

  it('was paid at the end of its day and of each later one, and not before', () => {
    fc.assert(
      fc.property(periodos, dia, (lista, al) => {
        const { valor } = explainSaldada(lista)
        if (valor) expect(lista.map(({ cancelada }) => cancelada)).toContain(valor.sabido)
        const entonces = valor !== null && valor.desde <= al ? valor : null
        expect(explainSaldada(periodosAl(lista, al)).valor).toEqual(entonces)
      }),
      RUNS,
    )
  })
})

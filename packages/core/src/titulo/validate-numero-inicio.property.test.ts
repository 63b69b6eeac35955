import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePeriodo, formatPeriodo, parsePeriodo, repeatedPeriodos } from './periodo.ts'
import { validateNumeroInicio } from './validate-numero-inicio.ts'

const RUNS = { numRuns: 1_000 }
const confirmed = { confirmaSalto: true, motivoSalto: 'talonario anterior' }

describe('validateNumeroInicio', () => {
  const number = fc.integer({ min: 0, max: 999_999_999 })
  const size = fc.integer({ min: 1, max: 10_000 })

  it('accepts what is above the last one and has room, and the range holds the whole lot', () => {
    fc.assert(
      fc.property(number, number, size, (n, ultimo, cantidad) => {
        const decision = validateNumeroInicio({ texto: String(n), ultimo, cantidad, ...confirmed })
        expect(decision.ok).toBe(n > ultimo && n + cantidad - 1 <= 999_999_999)
        if (!decision.ok) return
        const { inicio, fin, hueco } = decision.valor
        expect(fin - inicio + 1).toBe(cantidad)
        expect(hueco === null ? 0 : hueco.hasta - hueco.desde + 1).toBe(inicio - ultimo - 1)
      }),
      RUNS,
    )
  })

  it('lets no number be skipped without a word', () => {
    fc.assert(
      fc.property(
        number,
        fc.integer({ min: 2, max: 1000 }),
        fc.boolean(),
        (ultimo, jump, confirmaSalto) => {
          const texto = String(ultimo + jump)
          const entrada = { texto, ultimo, cantidad: 1, confirmaSalto, motivoSalto: ' ' }
          expect(validateNumeroInicio(entrada).ok).toBe(false)
        },
      ),
    )
  })

  it('accepts nothing but plain digits', () => {
    const odd = fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d.,e+\- ]*$/))
    fc.assert(
      fc.property(odd, (texto) => {
        const decision = validateNumeroInicio({ texto, ultimo: 0, cantidad: 1, ...confirmed })
        expect(decision.ok).toBe(/^[1-9]\d{0,8}$/.test(texto))
      }),
      RUNS,
    )
  })
})

describe('periods', () => {
  const periodo = fc.record({ anio: fc.integer({ min: 1900, max: 2099 }), cuota: fc.nat(99) })

  it('are read as they are written', () => {
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

  it('that repeat are named once each', () => {
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
})

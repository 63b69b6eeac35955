import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateNumeroInicio } from './validate-numero-inicio.ts'

const RUNS = { numRuns: 1_000 }
const confirmed = { confirmaSalto: true, motivoSalto: 'talonario anterior' }

describe('validateNumeroInicio', () => {
  const number = fc.integer({ min: 0, max: 999_999_999 })
  const size = fc.integer({ min: 1, max: 10_000 })

  it('accepts a number above the last one with room for the lot, and the range holds the whole lot', () => {
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

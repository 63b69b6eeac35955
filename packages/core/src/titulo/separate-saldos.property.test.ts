import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centavos, subtractCentavos, sumCentavos } from '../dinero/centavos.ts'
import { separateSaldos } from './separate-saldos.ts'

const periodo = fc
  .record({
    capital: fc.integer({ min: -5_000_000, max: 5_000_000 }),
    interes: fc.integer({ min: -500_000, max: 5_000_000 }),
  })
  .map(({ capital, interes }) => ({
    capital: centavos(capital),
    interes: centavos(interes),
    total: centavos(capital + interes),
  }))

it('each period is claimed or discounted, in its order, and the total does not change', () => {
  fc.assert(
    fc.property(fc.array(periodo, { maxLength: 30 }), (periodos) => {
      const { reclamados, saldos, subtotal, aFavor } = separateSaldos(periodos)
      const total = sumCentavos(periodos.map((uno) => uno.total))
      expect(subtractCentavos(subtotal.total, aFavor)).toBe(total)
      expect(subtotal.capital + subtotal.interes).toBe(subtotal.total)
      expect(aFavor).toBeGreaterThanOrEqual(0)
      expect(reclamados).toEqual(periodos.filter((uno) => !saldos.includes(uno)))
      for (const uno of reclamados) expect(uno.total).toBeGreaterThanOrEqual(0)
      for (const uno of saldos) expect(uno.total).toBeLessThan(0)
    }),
  )
})

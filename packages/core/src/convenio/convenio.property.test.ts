import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCentavos, centavos, sumCentavos } from '../dinero/centavos.ts'
import { fecha } from '../fecha/fecha.ts'
import { FILAS_INICIALES } from '../parametro/filas-iniciales.ts'
import { parsePorcentaje } from '../parametro/porcentaje.ts'
import { computeGastoFijo } from './compute-gasto-fijo.ts'
import { decideSeleccion } from './decide-seleccion.ts'
import { CLASES_DE_PAGO, splitPago } from './forma-de-pago.ts'
import { liquidateHonorarios } from './liquidate-honorarios.ts'
import type { PeriodoElegido } from './periodo-de-convenio.ts'

const RUNS = { numRuns: 5_000 }
const HOY = fecha('2026-11-20')
const importe = fc.integer({ min: 0, max: 100_000_000_000 }).map(centavos)
const porcentaje = fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(2))

describe('the payment of fees', () => {
  it('adds up to the total, nothing negative, equal parts but the last', () => {
    const pago = fc.record({
      clase: fc.constantFrom(...CLASES_DE_PAGO),
      montopago: importe,
      cuotaspago: fc.integer({ min: 0, max: 15 }),
    })
    fc.assert(
      fc.property(importe, pago, (total, given) => {
        const { alContado, cuotas } = splitPago(total, given)
        const montos = cuotas.map(({ monto }) => monto)
        expect(addCentavos(alContado, ...montos)).toBe(total)
        expect(Math.min(alContado, ...montos)).toBeGreaterThanOrEqual(0)
        expect(new Set(montos.slice(0, -1)).size).toBeLessThanOrEqual(1)
      }),
      RUNS,
    )
  })
})

describe('the settlement of fees', () => {
  it('is the sum of its lines, and costs more once there is a claim', () => {
    fc.assert(
      fc.property(importe, porcentaje, importe, importe, (deuda, estporc, gasto, otros) => {
        const base = {
          deuda,
          estado: '',
          estporc,
          estgstfijo: gasto,
          otgastos: otros,
          responsableInscripto: true,
        }
        const [antes, despues] = [false, true].map((judicial) =>
          liquidateHonorarios({ ...base, judicial }, FILAS_INICIALES, HOY),
        )
        if (!antes || !despues) throw new Error('Sin liquidación')
        const { honorarios, iva, aportes, tasaDeJusticia, sobretasa } = antes
        expect(antes.total).toBe(sumCentavos([honorarios, iva.monto, aportes.monto]))
        expect(despues.total).toBe(addCentavos(antes.total, tasaDeJusticia.monto, sobretasa.monto))
      }),
      RUNS,
    )
  })

  it('never has a fixed expense over its ceiling', () => {
    fc.assert(
      fc.property(importe, porcentaje, porcentaje, importe, (deuda, sobre, gasto, jus) => {
        const [porcentual, gastofijo] = [parsePorcentaje(sobre), parsePorcentaje(gasto)]
        if (!porcentual || !gastofijo) throw new Error('Porcentaje')
        const monto = computeGastoFijo(deuda, { porcentual, gastofijo, jus })
        if (jus > 0) expect(monto).toBeLessThanOrEqual(jus)
        expect(monto).toBeLessThanOrEqual(deuda)
      }),
      RUNS,
    )
  })
})

describe('the periods of an agreement', () => {
  it('are, of a lawyer, only free periods in their own management', () => {
    const elegido: fc.Arbitrary<PeriodoElegido> = fc.record({
      recurso: fc.constantFrom('SS', 'AB', 'SH'),
      imponible: fc.constantFrom('1', '2'),
      anio: fc.integer({ min: 2020, max: 2022 }),
      cuota: fc.integer({ min: 1, max: 3 }),
      hallado: fc.option(
        fc.record({
          capital: fc.option(importe),
          interes: fc.option(importe),
          total: fc.option(importe),
          legal: fc.constantFrom('', 'A01', 'A02'),
          enPlan: fc.boolean(),
          convenio: fc.constantFrom(null, 'A01-000001'),
        }),
      ),
    })
    fc.assert(
      fc.property(fc.array(elegido, { maxLength: 3 }), (elegidos) => {
        const principal = { rol: 'user', abogado: 'A01', permisos: [] } as const
        const decision = decideSeleccion(principal, { clase: 'inmueble', pedido: 'A02', elegidos })
        const sirven = elegidos.every(
          ({ recurso, hallado }) =>
            recurso !== 'SH' &&
            hallado !== null &&
            hallado.legal === 'A01' &&
            !hallado.enPlan &&
            hallado.convenio === null &&
            hallado.total !== null,
        )
        const claves = elegidos.map(({ hallado: _, ...clave }) => JSON.stringify(clave))
        const distintos = new Set(claves).size === claves.length
        expect(decision.ok).toBe(elegidos.length > 0 && sirven && distintos)
      }),
      RUNS,
    )
  })
})

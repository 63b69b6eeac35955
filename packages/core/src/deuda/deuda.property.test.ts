import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCentavos, CERO, type Centavos, centavos, sumCentavos } from '../dinero/centavos.ts'
import { parsePorcentaje } from '../parametro/porcentaje.ts'
import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { RECURSOS_INICIALES } from '../recurso/recursos.ts'
import { corridas } from '../testing/corridas.ts'
import { computePagoUnico } from './compute-pago-unico.ts'
import { groupDeuda } from './group-deuda.ts'
import type { LineaDeDeuda } from './linea-de-deuda.ts'
import { scopeDeuda } from './scope-deuda.ts'

const RUNS = corridas(2_000)
const amount = fc.integer({ min: -9_999_999_999, max: 99_999_999_999 }).map(centavos)
const codigo = fc.constantFrom('', 'A00', 'A01', 'A02', 'a01', 'A010')

const lineaCon = (importe: fc.Arbitrary<Centavos | null>): fc.Arbitrary<LineaDeDeuda> =>
  fc
    .record({
      anio: fc.integer({ min: 2015, max: 2026 }),
      cuota: fc.integer({ min: 0, max: 12 }),
      vencimiento: fc.constant(null),
      capital: amount,
      interes: importe,
      total: importe,
      legal: codigo,
      enPlan: fc.boolean(),
    })
    .map((linea) => ({
      ...linea,
      total: linea.total === null ? null : addCentavos(linea.capital, linea.interes ?? CERO),
    }))

const lineas = fc.array(lineaCon(amount), { maxLength: 40 })
const incompletas = fc.array(lineaCon(fc.option(amount, { freq: 4 })), { maxLength: 12 })
const bloquesDe = (list: readonly LineaDeDeuda[]) => {
  const { enGestion, fueraDeGestion, enPlan } = groupDeuda(list)
  return [enGestion, fueraDeGestion, enPlan]
}

describe('groupDeuda', () => {
  it('puts every line in one block and one year', () => {
    fc.assert(
      fc.property(incompletas, (list) => {
        const placed = bloquesDe(list).flatMap(({ deudas }) => deudas.flatMap((d) => d.lineas))
        expect(placed).toHaveLength(list.length)
        expect(new Set(placed)).toEqual(new Set(list))
      }),
      RUNS,
    )
  })

  it('adds up: years to their block, blocks to the debt', () => {
    fc.assert(
      fc.property(lineas, (list) => {
        for (const { deudas, total } of bloquesDe(list)) {
          expect(sumCentavos(deudas.map((d) => d.monto ?? CERO))).toBe(total)
        }
        const totals = bloquesDe(list).map(({ total }) => total ?? CERO)
        expect(sumCentavos(totals)).toBe(sumCentavos(list.map(({ total }) => total ?? CERO)))
      }),
      RUNS,
    )
  })

  it('has no total exactly where an amount is missing', () => {
    fc.assert(
      fc.property(incompletas, (list) => {
        for (const { deudas, total } of bloquesDe(list)) {
          const faltan = deudas.map((d) => d.lineas.some((linea) => linea.total === null))
          expect(deudas.map((d) => d.monto === null)).toEqual(faltan)
          expect(total === null).toBe(faltan.includes(true))
        }
      }),
      RUNS,
    )
  })

  it('does not depend on the order of the lines', () => {
    const distintas = fc.uniqueArray(lineaCon(amount), {
      selector: ({ anio, cuota }) => `${anio}/${cuota}`,
    })
    fc.assert(
      fc.property(distintas, (list) => {
        expect(groupDeuda([...list].reverse())).toEqual(groupDeuda(list))
      }),
      RUNS,
    )
  })
})

describe('scopeDeuda', () => {
  const rol = fc.constantFrom('admin' as const, 'user' as const, 'guest' as const)

  it('never shows a lawyer a period of another', () => {
    fc.assert(
      fc.property(rol, codigo, lineas, (role, abogado, list) => {
        const { visibles, otros } = scopeDeuda({ rol: role, abogado, permisos: [] }, list)
        const ajenos = visibles.filter(({ legal }) => legal !== '' && legal !== abogado)
        if (role === 'user' && abogado !== 'A00') expect(ajenos).toEqual([])
        expect(otros).toBe(visibles.length < list.length)
      }),
      RUNS,
    )
  })

  it('hides nothing outside legal management, and everything from a person without a code (D168)', () => {
    fc.assert(
      fc.property(rol, codigo, lineas, (role, abogado, list) => {
        const { visibles } = scopeDeuda({ rol: role, abogado, permisos: [] }, list)
        const sinCodigo = role === 'user' && abogado === ''
        expect(visibles.filter(({ legal }) => legal === '')).toEqual(
          list.filter(({ legal }) => legal === '' && !sinCodigo),
        )
      }),
      RUNS,
    )
  })
})

describe('computePagoUnico', () => {
  const reduccion = fc
    .integer({ min: 0, max: 1_000_000 })
    .map((n) => parsePorcentaje((n / 10_000).toFixed(4)))
    .filter((porcentaje) => porcentaje !== undefined)
  const recurso = fc.constantFrom(...RECURSOS_INICIALES.map((r) => r.codigo), 'ZZ')

  it('takes off part of the interest and never more', () => {
    fc.assert(
      fc.property(recurso, lineas, reduccion, (codigoDe, list, porcentaje) => {
        const pago = computePagoUnico(CATALOGO_INICIAL, codigoDe, list, porcentaje)
        if (!pago.ok) return
        const { total, interes, descuento, importe } = pago.valor
        expect(addCentavos(descuento, importe)).toBe(total)
        expect(descuento).toBeGreaterThanOrEqual(0)
        expect(descuento).toBeLessThanOrEqual(Math.max(0, interes))
        expect(total).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  it('answers with an amount or with the reasons, never with both or neither', () => {
    fc.assert(
      fc.property(recurso, incompletas, reduccion, (codigoDe, list, porcentaje) => {
        const pago = computePagoUnico(CATALOGO_INICIAL, codigoDe, list, porcentaje)
        if (!pago.ok) expect(pago.motivos.length).toBeGreaterThan(0)
        const faltan = list.some(({ total, interes }) => total === null || interes === null)
        if (faltan) expect(pago.ok).toBe(false)
      }),
      RUNS,
    )
  })
})

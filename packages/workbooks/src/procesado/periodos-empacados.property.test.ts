import { centavos, comparePeriodo, fromDayNumber, type PeriodoReclamado } from '@apremia/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyTramo, PeriodosEmpacados } from './periodos-empacados.ts'

const MOST = Number.MAX_SAFE_INTEGER
const amount = fc.integer({ min: -MOST, max: MOST }).map(centavos)
const periodo: fc.Arbitrary<PeriodoReclamado> = fc.record({
  anio: fc.integer({ min: 1900, max: 2099 }),
  cuota: fc.integer({ min: 0, max: 99 }),
  vencimiento: fc.option(fc.integer({ min: -62_091, max: 2_932_896 }).map(fromDayNumber)),
  capital: amount,
  interes: amount,
  total: amount,
})
const mezclados = fc.array(fc.tuple(fc.nat(4), periodo), { maxLength: 40 })

describe('PeriodosEmpacados', () => {
  it('gives each row its periods by year and instalment, whatever their order', () => {
    fc.assert(
      fc.property(mezclados, (lista) => {
        const empacados = new PeriodosEmpacados()
        const tramos = Array.from({ length: 5 }, emptyTramo)
        for (const [fila, uno] of lista) empacados.add(tramos[fila] ?? emptyTramo(), uno)
        const leidos = tramos.map((tramo) => empacados.of(tramo))
        const propios = tramos.map((_, i) =>
          lista.flatMap(([fila, uno]) => (fila === i ? [uno] : [])).sort(comparePeriodo),
        )
        expect(leidos).toEqual(propios)
        expect(tramos.map(({ cantidad }) => cantidad)).toEqual(propios.map((p) => p.length))
      }),
    )
  })

  it('keeps them past the end of a block', () => {
    const empacados = new PeriodosEmpacados()
    const [par, impar] = [emptyTramo(), emptyTramo()]
    const at = (i: number): PeriodoReclamado => ({
      ...{ anio: 1900 + Math.floor(i / 100), cuota: i % 100, vencimiento: null },
      ...{ capital: centavos(i), interes: centavos(-i), total: centavos(0) },
    })
    const indices = Array.from({ length: 10_000 }, (_, i) => i)
    for (const i of indices) empacados.add(i % 2 === 0 ? par : impar, at(i))
    expect(empacados.of(par)).toEqual(indices.filter((i) => i % 2 === 0).map(at))
    expect(empacados.of(impar)).toEqual(indices.filter((i) => i % 2 === 1).map(at))
  })
})

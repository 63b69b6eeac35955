import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addYears, dayNumber, type Fecha, fecha, fromDayNumber } from '../fecha/fecha.ts'
import {
  type CausaDePrescripcion,
  CLASES_DE_CAUSA,
  CRITERIOS_DE_PRESCRIPCION,
  type CriterioDePrescripcion,
  computePrescripcion,
} from './compute-prescripcion.ts'

const ANIOS = 5
const DESDE = dayNumber(fecha('2005-01-01'))
const HASTA = dayNumber(fecha('2030-12-31'))

const dia = fc.integer({ min: DESDE, max: HASTA }).map(fromDayNumber)
const causa = fc.record({ clase: fc.constantFrom(...CLASES_DE_CAUSA), fecha: dia })
const pedido = fc.record({
  vencimiento: dia,
  causas: fc.array(causa, { maxLength: 6 }),
  criterio: fc.constantFrom(...CRITERIOS_DE_PRESCRIPCION),
  desdeEnero: fc.boolean(),
  hoy: dia,
})

interface Pedido {
  readonly vencimiento: Fecha
  readonly criterio: CriterioDePrescripcion
  readonly desdeEnero: boolean
  readonly hoy: Fecha
}

const computeOf = (
  { vencimiento, criterio, desdeEnero, hoy }: Pedido,
  causas: readonly CausaDePrescripcion[],
) => {
  const reglas = {
    ...{ aniosAl: () => ANIOS, desdeEneroAl: () => desdeEnero },
    ...{ aniosMinimos: ANIOS, algunaDesdeEnero: desdeEnero },
  }
  return computePrescripcion({ vencimiento, causas }, criterio, reglas, hoy)
}

it('the order in which the causes come changes nothing', () => {
  fc.assert(
    fc.property(pedido, fc.array(fc.nat()), ({ causas, ...resto }, claves) => {
      const mezcladas = causas
        .map((una, i) => [claves[i] ?? 0, una] as const)
        .sort(([a], [b]) => a - b)
        .map(([, una]) => una)
      const { valor, frase } = computeOf(resto, causas)
      expect(computeOf(resto, mezcladas)).toMatchObject({ valor, frase })
    }),
  )
})

it('the term is never shorter than the years of the law, and a cause after its end adds nothing', () => {
  fc.assert(
    fc.property(pedido, causa, ({ causas, ...resto }, otra) => {
      const valor = computeOf(resto, causas).valor
      const { hasta, estado } = valor
      if (hasta === null) {
        expect(estado).toBe('interrumpida')
        return
      }
      expect(hasta >= addYears(resto.vencimiento, ANIOS)).toBe(true)
      const tarde = { ...otra, fecha: addDays(hasta, 1) }
      expect(computeOf(resto, [...causas, tarde]).valor).toEqual(valor)
    }),
  )
})

it('a lawsuit on the last day interrupts, and one on the next day does not', () => {
  fc.assert(
    fc.property(pedido, ({ causas, ...resto }) => {
      const sinDemanda = causas.filter(({ clase }) => clase !== 'demanda')
      const { hasta } = computeOf(resto, sinDemanda).valor
      if (hasta === null) throw new Error('Without a lawsuit there is a last day')
      const sue = (fechaDeDemanda: Fecha) =>
        computeOf(resto, [...sinDemanda, { clase: 'demanda', fecha: fechaDeDemanda }]).valor
      expect(sue(hasta).estado).toBe('interrumpida')
      expect(sue(addDays(hasta, 1)).hasta).toBe(hasta)
    }),
  )
})

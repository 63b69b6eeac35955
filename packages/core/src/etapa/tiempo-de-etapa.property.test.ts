import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, daysBetween, fecha, fromDayNumber } from '../fecha/fecha.ts'
import {
  sumarTiempo,
  type TiempoDeEtapa,
  ULTIMA_FECHA,
  UNIDADES_DE_TIEMPO,
} from './tiempo-de-etapa.ts'

const date = fc
  .integer({ min: dayNumber(fecha('1990-01-01')), max: dayNumber(fecha('2100-12-31')) })
  .map(fromDayNumber)
const tiempo = fc.integer({ min: 1, max: 9_999 })
const time: fc.Arbitrary<TiempoDeEtapa> = fc.record({
  tiempo,
  unidad: fc.constantFrom(...UNIDADES_DE_TIEMPO),
})

describe('the time of a stage', () => {
  it('never throws nor goes back, whatever was configured', () => {
    fc.assert(
      fc.property(date, time, (desde, plazo) => {
        const hasta = sumarTiempo(desde, plazo)
        expect(hasta >= desde && hasta <= ULTIMA_FECHA).toBe(true)
      }),
    )
  })

  it('keeps the order of the dates it starts from', () => {
    fc.assert(
      fc.property(date, date, time, (a, b, plazo) => {
        const [first, second] = a <= b ? [a, b] : [b, a]
        expect(sumarTiempo(first, plazo) <= sumarTiempo(second, plazo)).toBe(true)
      }),
    )
  })

  it('counts 24 hours, or 1440 minutes, as a day', () => {
    fc.assert(
      fc.property(date, tiempo, (desde, n) => {
        const days = (unidad: 'minute' | 'hour' | 'day') =>
          daysBetween(desde, sumarTiempo(desde, { tiempo: n, unidad }))
        expect([days('minute'), days('hour'), days('day')]).toEqual([
          Math.floor(n / 1_440),
          Math.floor(n / 24),
          n,
        ])
      }),
    )
  })

  it('stops at the last date', () => {
    const late = fecha('9999-12-30')
    expect(sumarTiempo(late, { tiempo: 1, unidad: 'day' })).toBe(ULTIMA_FECHA)
    expect(sumarTiempo(late, { tiempo: 2, unidad: 'day' })).toBe(ULTIMA_FECHA)
    expect(sumarTiempo(late, { tiempo: 1, unidad: 'year' })).toBe(ULTIMA_FECHA)
  })
})

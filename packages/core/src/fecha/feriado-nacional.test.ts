import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, fecha, fechaDe } from './fecha.ts'
import { feriadoNacional } from './feriado-nacional.ts'

/** Easter Sunday by the formula of Gauss, as Lichtenberg corrected it: another algorithm than that of the product. */
const easter = (year: number) => {
  const k = Math.floor(year / 100)
  const m = 15 + Math.floor((3 * k + 3) / 4) - Math.floor((8 * k + 13) / 25)
  const s = 2 - Math.floor((3 * k + 3) / 4)
  const a = year % 19
  const d = (19 * a + m) % 30
  const r = Math.floor((d + Math.floor(a / 11)) / 29)
  const moon = 21 + d - r
  const sunday = 7 - ((((year + Math.floor(year / 4) + s) % 7) + 7) % 7)
  const afterMoon = 7 - ((((moon - sunday) % 7) + 7) % 7)
  return addDays(fecha(`${year}-03-01`), moon + afterMoon - 1)
}

describe('the holidays that depend on Easter', () => {
  it.each([
    ['1943-04-23', '1943-03-08', '1943-03-09'],
    ['1954-04-16', '1954-03-01', '1954-03-02'],
    ['1981-04-17', '1981-03-02', '1981-03-03'],
    ['2008-03-21', '2008-02-04', '2008-02-05'],
    ['2026-04-03', '2026-02-16', '2026-02-17'],
    ['2027-03-26', '2027-02-08', '2027-02-09'],
    ['2035-03-23', '2035-02-05', '2035-02-06'],
    ['2038-04-23', '2038-03-08', '2038-03-09'],
    ['2076-04-17', '2076-03-02', '2076-03-03'],
  ])('are %s, %s and %s', (viernes, lunes, martes) => {
    expect([viernes, lunes, martes].map((dia) => feriadoNacional(fecha(dia)))).toEqual([
      ...['Viernes Santo', 'Carnaval', 'Carnaval'],
    ])
  })

  it('are those of another algorithm in every year, and on no other day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 2400 }), (year) => {
        const sunday = easter(year)
        const expected = [-48, -47, -2].map((days) => addDays(sunday, days))
        const first = fechaDe(year, 1, 25) ?? expect.fail()
        const found = Array.from({ length: 110 }, (_, n) => addDays(first, n)).filter((dia) =>
          ['Carnaval', 'Viernes Santo'].includes(feriadoNacional(dia) ?? ''),
        )
        // Good Friday may be on 24 March or 2 April, which have their own name in the calendar.
        const fixed = expected.filter((dia) => /-(03-24|04-02)$/.test(dia))
        expect([...found, ...fixed].sort()).toEqual(expected)
      }),
      { numRuns: 600 },
    )
  })
})

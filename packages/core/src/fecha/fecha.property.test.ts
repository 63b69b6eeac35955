import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corridas } from '../testing/corridas.ts'
import {
  addDays,
  addYears,
  compareFecha,
  dayNumber,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  type Fecha,
  fecha,
  fechaDe,
  formatFecha,
  fromDayNumber,
  parseFecha,
  parseFechaLocal,
  partsOfFecha,
} from './fecha.ts'

const RUNS = corridas(2_000)
const FIRST = dayNumber(fecha('1800-01-01'))
const LAST = dayNumber(fecha('9999-12-31'))
const day = fc.integer({ min: FIRST, max: LAST })
const date = day.map(fromDayNumber)
const inner = fc.integer({ min: FIRST + 200_000, max: LAST - 200_000 }).map(fromDayNumber)
const days = fc.integer({ min: -100_000, max: 100_000 })
const years = fc.integer({ min: -100, max: 100 })

/** Number of days since 1970-01-01 that `Date` computes, to check the code under test independently. */
const platformDay = (d: Fecha): number => Date.parse(`${d}T00:00:00Z`) / 86_400_000

const holds = <T extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  predicate: (...values: T) => void,
) => it(name, () => fc.assert(fc.property(...arbitraries, predicate), RUNS))

describe('day numbers', () => {
  holds('go and come back', [day], (n) => {
    expect(dayNumber(fromDayNumber(n))).toBe(n)
  })

  holds('agree with the calendar of the platform', [date], (d) => {
    expect(dayNumber(d)).toBe(platformDay(d))
  })

  holds('follow the order of the dates, which is that of their texts', [date, date], (a, b) => {
    expect(compareFecha(a, b)).toBe(Math.sign(dayNumber(a) - dayNumber(b)))
    expect(compareFecha(a, b) + compareFecha(b, a)).toBe(0)
  })

  holds('name the day of the week', [date], (d) => {
    expect(dayOfWeek(d)).toBe(new Date(`${d}T00:00:00Z`).getUTCDay())
  })

  it('do not go beyond the range', () => {
    expect(() => fromDayNumber(FIRST - 1)).toThrow(RangeError)
    expect(() => fromDayNumber(LAST + 1)).toThrow(RangeError)
  })
})

describe('writing and reading', () => {
  holds('what is written is read', [date], (d) => {
    expect(parseFecha(d)).toBe(d)
    expect(parseFechaLocal(formatFecha(d))).toBe(d)
  })

  holds('the parts make the date', [date], (d) => {
    const { year, month, day: dayOfMonth } = partsOfFecha(d)
    expect(fechaDe(year, month, dayOfMonth)).toBe(d)
  })

  holds('only real days are dates', [fc.nat(12_000), fc.nat(14), fc.nat(33)], (y, m, d) => {
    const real = new Date(Date.UTC(2000, m - 1, d))
    real.setUTCFullYear(y, m - 1, d)
    const exists =
      real.getUTCFullYear() === y && real.getUTCMonth() === m - 1 && real.getUTCDate() === d
    expect(fechaDe(y, m, d) !== undefined).toBe(exists && y >= 1800 && y <= 9999)
  })

  holds('nothing else is read', [fc.string()], (text) => {
    if (parseFecha(text) !== undefined) expect(text).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})

describe('adding days', () => {
  holds('moves by exactly that many', [inner, days], (d, n) => {
    expect(daysBetween(d, addDays(d, n))).toBe(n)
  })

  holds('can be done in two steps', [inner, days, days], (d, a, b) => {
    expect(addDays(addDays(d, a), b)).toBe(addDays(d, a + b))
  })

  holds('keeps the order', [inner, inner, days], (a, b, n) => {
    expect(compareFecha(addDays(a, n), addDays(b, n))).toBe(compareFecha(a, b))
  })

  holds('goes from the end of a month to the first of the next', [inner], (d) => {
    const { year, month } = partsOfFecha(d)
    const end = fechaDe(year, month, daysInMonth(year, month))
    expect(end && addDays(end, 1).endsWith('-01')).toBe(true)
    expect(fechaDe(year, month, daysInMonth(year, month) + 1)).toBeUndefined()
  })
})

describe('adding years', () => {
  holds('keeps the month and the day, but 29 February', [inner, years], (d, n) => {
    const moved = addYears(d, n)
    const leapDay = d.endsWith('-02-29')
    expect(partsOfFecha(moved).year).toBe(partsOfFecha(d).year + n)
    if (leapDay) expect(moved.slice(5)).toMatch(/^02-2[89]$/)
    else expect(moved.slice(5)).toBe(d.slice(5))
  })

  holds('comes back, but from 29 February', [inner, years], (d, n) => {
    if (!d.endsWith('-02-29')) expect(addYears(addYears(d, n), -n)).toBe(d)
  })

  holds('keeps the order', [inner, inner, years], (a, b, n) => {
    const [first, second] = a <= b ? [a, b] : [b, a]
    expect(compareFecha(addYears(first, n), addYears(second, n))).toBeLessThanOrEqual(0)
  })

  holds(
    'a year has 366 days when it has a 29 February, else 365',
    [fc.integer({ min: 1800, max: 9998 })],
    (y) => {
      const leap = fechaDe(y, 2, 29) !== undefined
      const january = fecha(`${y}-01-01`)
      expect(daysBetween(january, addYears(january, 1))).toBe(leap ? 366 : 365)
    },
  )
})

import { isMainThread } from 'node:worker_threads'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from './fecha.ts'
import { fechaEnZona, horaEnZona, marcaDeTiempo } from './fecha-en-zona.ts'

const at = (iso: string) => new Date(iso)

const ZONAS = [
  ['UTC', 0],
  ['America/Argentina/Buenos_Aires', 180],
  ['Pacific/Kiritimati', -840],
  ['America/Los_Angeles', 480],
  ['Asia/Kathmandu', -345],
  ['Pacific/Pago_Pago', 660],
] as const

describe.each(ZONAS)('on a machine in %s', (zona, offset) => {
  const before = process.env.TZ

  beforeEach(() => {
    process.env.TZ = zona
  })

  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  // A thread cannot change the time zone of its process, and `npm run mutaciones` runs the tests in threads.
  it.runIf(isMainThread)('the machine really is there', () => {
    expect(at('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
  })

  it.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20', '23:59:59'],
    ['2026-11-21T03:00:00Z', '2026-11-21', '00:00:00'],
    ['2024-02-29T02:59:00Z', '2024-02-28', '23:59:00'],
    ['2024-03-01T02:59:00Z', '2024-02-29', '23:59:00'],
    ['2027-01-01T03:00:00Z', '2027-01-01', '00:00:00'],
    // Argentine summer time of 2008-2009: two hours behind UTC, instead of three.
    ['2009-01-01T02:00:00Z', '2009-01-01', '00:00:00'],
    ['2009-03-15T02:59:59Z', '2009-03-14', '23:59:59'],
  ])('%s is %s %s', (iso, fecha, hora) => {
    expect(fechaEnZona(at(iso))).toBe(fecha)
    expect(horaEnZona(at(iso))).toBe(hora)
  })

  it('stamps file names', () => {
    expect(marcaDeTiempo(at('2026-11-21T02:05:09Z'))).toBe('20261120_230509')
  })
})

describe('the day of an instant', () => {
  it('changes at three in the morning UTC, since 2010', () => {
    const midnight = fc.integer({ min: 14_700, max: 60_000 })
    fc.assert(
      fc.property(midnight, (day) => {
        const instant = day * 86_400_000 + 3 * 3_600_000
        const today = fechaEnZona(new Date(instant))
        expect(today).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10))
        expect(fechaEnZona(new Date(instant - 1))).toBe(addDays(today, -1))
        expect(horaEnZona(new Date(instant - 1))).toBe('23:59:59')
      }),
    )
  })
})

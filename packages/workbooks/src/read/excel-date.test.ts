import { fecha } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { fechaOfSerial, serialOfFecha } from './excel-date.ts'

describe('serials and days', () => {
  it.each([
    [61, '1900-03-01'],
    [45_000, '2023-03-15'],
    [45_000.75, '2023-03-15'],
    [2_958_465, '9999-12-31'],
  ])('%s is %s', (serial, day) => expect(fechaOfSerial(serial)).toBe(day))

  it.each([60, 0, -1, 2_958_466, Number.NaN])('%s is no day', (serial) =>
    expect(fechaOfSerial(serial)).toBeUndefined(),
  )

  it('counts from 1904 when the workbook declares it', () => {
    expect(fechaOfSerial(43_538, true)).toBe('2023-03-15')
    expect(fechaOfSerial(0, true)).toBe('1904-01-01')
  })

  it('gives back the serial, but before 1900-03-01', () => {
    expect(serialOfFecha(fecha('2023-03-15'))).toBe(45_000)
    expect(serialOfFecha(fecha('1900-03-01'))).toBe(61)
    expect(serialOfFecha(fecha('1900-02-28'))).toBeUndefined()
    expect(serialOfFecha(fecha('1850-01-01'))).toBeUndefined()
  })
})

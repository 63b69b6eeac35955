import { dayNumber, type Fecha, fecha, fromDayNumber } from '@apremia/core'

const EPOCH_1900 = dayNumber(fecha('1899-12-30'))
const EPOCH_1904 = dayNumber(fecha('1904-01-01'))
/**
 * Serial number of 1900-03-01. Lower numbers are refused, because Excel counts a 29 February 1900 that did not exist.
 */
const FIRST_SOUND = 61
const LAST = 2_958_465

/**
 * Converts a serial number of Excel to a date, without the time of day. Returns undefined outside 1900-03-01 …
 * 9999-12-31.
 */
export const fechaOfSerial = (serial: number, date1904 = false): Fecha | undefined => {
  const days = Math.floor(serial) + (date1904 ? EPOCH_1904 - EPOCH_1900 : 0)
  if (!(days >= FIRST_SOUND && days <= LAST)) return undefined
  return fromDayNumber(days + EPOCH_1900)
}

/**
 * Converts a date to the serial number with which Excel stores it, in the date system that begins in 1900. Returns
 * undefined before 1900-03-01.
 */
export const serialOfFecha = (date: Fecha): number | undefined => {
  const serial = dayNumber(date) - EPOCH_1900
  return serial >= FIRST_SOUND ? serial : undefined
}

import { dayNumber, type Fecha, fecha, fromDayNumber } from '@apremia/core'

const EPOCH_1900 = dayNumber(fecha('1899-12-30'))
const EPOCH_1904 = dayNumber(fecha('1904-01-01'))
/** Serial of 1900-03-01: below it Excel counts a 29 February 1900 that never was. */
const FIRST_SOUND = 61
const LAST = 2_958_465

/** The day of a serial number; a time of day is dropped. Undefined outside 1900-03-01 … 9999-12-31. */
export const fechaOfSerial = (serial: number, date1904 = false): Fecha | undefined => {
  const days = Math.floor(serial) + (date1904 ? EPOCH_1904 - EPOCH_1900 : 0)
  if (!(days >= FIRST_SOUND && days <= LAST)) return undefined
  return fromDayNumber(days + EPOCH_1900)
}

/** The serial of a day in the 1900 system, or undefined before 1900-03-01. */
export const serialOfFecha = (date: Fecha): number | undefined => {
  const serial = dayNumber(date) - EPOCH_1900
  return serial >= FIRST_SOUND ? serial : undefined
}

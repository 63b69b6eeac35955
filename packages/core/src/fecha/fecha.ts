/**
 * Local calendar date 'YYYY-MM-DD' in America/Argentina/Buenos_Aires. A date is not an instant: it has no time zone and
 * is never a `Date`. The arithmetic uses whole days since 1970-01-01.
 */
declare const brand: unique symbol
export type Fecha = string & { readonly [brand]: 'Fecha' }

export const ZONA_HORARIA = 'America/Argentina/Buenos_Aires'

/** Returns the days since 1970-01-01 of a civil date (proleptic Gregorian; H. Hinnant's algorithm). */
const daysFromCivil = (year: number, month: number, day: number): number => {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/**
 * Builds a date from a year, a month and a day. Undefined when the day does not exist, or the year is not between 1800
 * and 9999.
 */
export const fechaDe = (year: number, month: number, day: number): Fecha | undefined => {
  if (![year, month, day].every(Number.isSafeInteger)) return undefined
  if (year < 1800 || year > 9999 || month < 1 || month > 12) return undefined
  if (day < 1 || day > daysInMonth(year, month)) return undefined
  const pad = (n: number, width: number) => String(n).padStart(width, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as Fecha
}

/** Parses a strict 'YYYY-MM-DD'. Undefined for any other text, including '0000-00-00' (D39). */
export const parseFecha = (text: string): Fecha | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? fechaDe(Number(match[1]), Number(match[2]), Number(match[3])) : undefined
}

/** Converts a trusted text, such as a constant, to the type `Fecha`. Throws RangeError when the text is not a date. */
export const fecha = (text: string): Fecha => {
  const parsed = parseFecha(text)
  if (parsed === undefined) throw new RangeError(`No es una fecha: ${text}`)
  return parsed
}

/** Parses a date as people write it: 'DD/MM/YYYY', zero-padded or not, with slashes, dashes or dots. */
export const parseFechaLocal = (text: string): Fecha | undefined => {
  const match = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text.trim())
  return match ? fechaDe(Number(match[4]), Number(match[3]), Number(match[1])) : undefined
}

export const formatFecha = (date: Fecha): string =>
  `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`

export const partsOfFecha = (date: Fecha): { year: number; month: number; day: number } => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8)),
})

export const dayNumber = (date: Fecha): number => {
  const { year, month, day } = partsOfFecha(date)
  return daysFromCivil(year, month, day)
}

export const fromDayNumber = (days: number): Fecha => {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
  const result = fechaDe(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  if (result === undefined) throw new RangeError(`Día fuera de rango: ${days}`)
  return result
}

export const compareFecha = (a: Fecha, b: Fecha): number => (a < b ? -1 : a > b ? 1 : 0)

/** Adds whole days to a date. The count starts on the next day (CCyC art. 6, D131). */
export const addDays = (date: Fecha, days: number): Fecha => fromDayNumber(dayNumber(date) + days)

/** Adds calendar years to a date. 29 February becomes 28 February (CCyC art. 6, D61). */
export const addYears = (date: Fecha, years: number): Fecha => {
  const { year, month, day } = partsOfFecha(date)
  const result = fechaDe(year + years, month, Math.min(day, daysInMonth(year + years, month)))
  if (result === undefined) throw new RangeError(`Año fuera de rango: ${year + years}`)
  return result
}

/** Adds calendar months to a date. A day that the month does not have becomes its last day (CCyC art. 6). */
export const addMonths = (date: Fecha, months: number): Fecha => {
  const { year, month, day } = partsOfFecha(date)
  const meses = year * 12 + month - 1 + months
  const [anio, mes] = [Math.floor(meses / 12), (meses % 12) + 1]
  const result = fechaDe(anio, mes, Math.min(day, daysInMonth(anio, mes)))
  if (result === undefined) throw new RangeError(`Mes fuera de rango: ${date} + ${months}`)
  return result
}

export const daysBetween = (a: Fecha, b: Fecha): number => dayNumber(b) - dayNumber(a)

/** Returns the day of the week, from 0 (Sunday) to 6 (Saturday). */
export const dayOfWeek = (date: Fecha): number => (((dayNumber(date) + 4) % 7) + 7) % 7

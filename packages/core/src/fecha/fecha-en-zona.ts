import { type Fecha, fecha, ZONA_HORARIA } from './fecha.ts'

/**
 * Date formatter for the time zone of Buenos Aires. It is created at its first use, because its creation takes tens of
 * milliseconds.
 */
let formatter: Intl.DateTimeFormat | undefined

const parts = (): Intl.DateTimeFormat => {
  formatter ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONA_HORARIA,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return formatter
}

const read = (instant: Date): Record<string, string> =>
  Object.fromEntries(
    parts()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )

/**
 * Returns the calendar date in Buenos Aires at an instant. The caller passes the instant, because the core package
 * never reads the clock.
 */
export const fechaEnZona = (instant: Date): Fecha => {
  const p = read(instant)
  return fecha(`${p.year}-${p.month}-${p.day}`)
}

export const horaEnZona = (instant: Date): string => {
  const p = read(instant)
  return `${p.hour}:${p.minute}:${p.second}`
}

/** Formats the timestamp of export file names in Buenos Aires time: 'YYYYMMDD_HHmmss' (D96). */
export const marcaDeTiempo = (instant: Date): string =>
  `${fechaEnZona(instant).replaceAll('-', '')}_${horaEnZona(instant).replaceAll(':', '')}`

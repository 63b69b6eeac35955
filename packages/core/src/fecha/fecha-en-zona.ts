import { type Fecha, fecha, ZONA_HORARIA } from './fecha.ts'

/** Formatter made at its first use, because making it takes tens of milliseconds. */
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

/** The calendar date in Buenos Aires at an instant. The caller hands in the instant: core has no clock. */
export const fechaEnZona = (instant: Date): Fecha => {
  const p = read(instant)
  return fecha(`${p.year}-${p.month}-${p.day}`)
}

/** 'HH:mm:ss' in Buenos Aires. */
export const horaEnZona = (instant: Date): string => {
  const p = read(instant)
  return `${p.hour}:${p.minute}:${p.second}`
}

/** 'YYYYMMDD_HHmmss' in Buenos Aires: the timestamp of export file names (decision D96). */
export const marcaDeTiempo = (instant: Date): string =>
  `${fechaEnZona(instant).replaceAll('-', '')}_${horaEnZona(instant).replaceAll(':', '')}`

import {
  type Fecha,
  fechaEnZona,
  formatFecha,
  formatPesos,
  horaEnZona,
  parseFecha,
  parseSignedWireAmount,
  textos,
} from '@apremia/core'

const integers = new Intl.NumberFormat('es-AR')
const oneDecimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

export const formatInteger = (value: number): string => integers.format(value)

/** Formats an amount of the API, '1234.50', as '$ 1.234,50'. Returns '—' for any other text (D110). */
export const formatAmount = (wire: string): string => {
  const amount = parseSignedWireAmount(wire)
  return amount === undefined ? textos.comunes.sinDato : formatPesos(amount)
}

/** Formats a date of the API, '2026-09-05', as '05/09/2026'. Returns '—' for any other text. */
export const formatDate = (wire: string): string => {
  const date = parseFecha(wire)
  return date === undefined ? textos.comunes.sinDato : formatFecha(date)
}

/** Formats an instant as '05/09/2026 14:03' in Buenos Aires time. */
export const formatInstant = (instant: string): string => {
  const date = new Date(instant)
  return `${formatFecha(fechaEnZona(date))} ${horaEnZona(date).slice(0, 5)}`
}

/** Formats milliseconds since 1970 as '14:03' in Buenos Aires time. */
export const formatTime = (instant: number): string => horaEnZona(new Date(instant)).slice(0, 5)

/** Returns the current date in Buenos Aires. */
export const today = (): Fecha => fechaEnZona(new Date())

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const

/** Formats a size as '1,2 MB'. The units are powers of 1024, like the limits of the uploads. */
export const formatBytes = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10))
  return `${oneDecimal.format(bytes / 1024 ** power)} ${UNITS[power]}`
}

/** Formats a duration as '8 s', '2 min 05 s' or '1 h 03 min'. */
export const formatDuration = (milliseconds: number): string => {
  const total = Math.max(0, Math.round(milliseconds / 1000))
  const [h, m, s] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const pad = (n: number) => String(n).padStart(2, '0')
  if (h > 0) return `${h} h ${pad(m)} min`
  return m > 0 ? `${m} min ${pad(s)} s` : `${s} s`
}

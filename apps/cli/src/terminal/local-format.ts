import {
  type Centavos,
  fechaEnZona,
  formatFecha,
  formatPesos,
  horaEnZona,
  parseFecha,
  parseSignedWireAmount,
} from '@apremia/core'

/** Formats an instant in the time zone of Buenos Aires: '20/11/2026 10:15'. */
export const formatInstante = (instante: string): string => {
  const date = new Date(instante)
  if (Number.isNaN(date.getTime())) return instante
  return `${formatFecha(fechaEnZona(date))} ${horaEnZona(date).slice(0, 5)}`
}

export const formatFechaIso = (text: string): string => {
  const date = parseFecha(text)
  return date === undefined ? text : formatFecha(date)
}

export const formatEntero = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '.')

export const formatCantidad = (n: number, singular: string, plural: string): string =>
  `${formatEntero(n)} ${n === 1 ? singular : plural}`

/** Formats seconds: 12 as '12 s', 75 as '1 min 15 s', 3700 as '1 h 1 min'. */
export const formatDuracion = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}

/** Formats the size of a file, in powers of 1000: 1536 as '1,5 kB'. */
export const formatTamano = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${value.toFixed(1).replace('.', ',')} ${unit}`
}

export const formatImporte = (importe: string): string =>
  formatPesos(parseSignedWireAmount(importe) ?? (0 as Centavos))

export const formatSiNo = (valor: boolean): string => (valor ? 'sí' : 'no')

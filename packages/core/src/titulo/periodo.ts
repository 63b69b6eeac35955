import type { PeriodoDeTitulo } from './filas.ts'

/**
 * Parses a tax period 'AAAA/CC' or 'AAAA/C'. Spaces around the text are accepted. Instalment 0 is the yearly payment.
 * Returns undefined for any other text.
 */
export const parsePeriodo = (text: string): PeriodoDeTitulo | undefined => {
  const match = /^\s*((?:19|20)\d{2})\s*\/\s*(\d{1,2})\s*$/.exec(text)
  return match ? { anio: Number(match[1]), cuota: Number(match[2]) } : undefined
}

export const formatPeriodo = ({ anio, cuota }: PeriodoDeTitulo): string =>
  `${String(anio).padStart(4, '0')}/${String(cuota).padStart(2, '0')}`

/** Returns the tax period as one number, year × 1000 + instalment, so that it can be stored, compared and sorted. */
export const ordinalDePeriodo = ({ anio, cuota }: PeriodoDeTitulo): number => anio * 1000 + cuota

export const periodoDeOrdinal = (ordinal: number): PeriodoDeTitulo => ({
  anio: Math.floor(ordinal / 1000),
  cuota: ordinal % 1000,
})

export const comparePeriodo = (a: PeriodoDeTitulo, b: PeriodoDeTitulo): number =>
  a.anio - b.anio || a.cuota - b.cuota

/**
 * Returns the tax periods from `desde` to `hasta`, both included, in order. A null `desde` or `hasta` means no limit.
 */
export const selectPeriodos = <T extends PeriodoDeTitulo>(
  periodos: readonly T[],
  desde: PeriodoDeTitulo | null,
  hasta: PeriodoDeTitulo | null,
): T[] =>
  periodos
    .filter((p) => desde === null || comparePeriodo(p, desde) >= 0)
    .filter((p) => hasta === null || comparePeriodo(p, hasta) <= 0)
    .sort(comparePeriodo)

export const repeatedPeriodos = (periodos: readonly PeriodoDeTitulo[]): PeriodoDeTitulo[] => {
  const sorted = [...periodos].sort(comparePeriodo)
  const equals = (a: PeriodoDeTitulo, b: PeriodoDeTitulo | undefined) =>
    b !== undefined && comparePeriodo(a, b) === 0
  return sorted.filter((p, i) => equals(p, sorted[i - 1]) && !equals(p, sorted[i - 2]))
}

/**
 * Formats a list of tax periods: '2023/01, 2023/02'. After twelve periods, the text only says how many more there are:
 * 'y 3 más'.
 */
export const listPeriodos = (periodos: readonly PeriodoDeTitulo[]): string => {
  const shown = periodos.slice(0, 12).map(formatPeriodo).join(', ')
  return periodos.length > 12 ? `${shown} y ${periodos.length - 12} más` : shown
}

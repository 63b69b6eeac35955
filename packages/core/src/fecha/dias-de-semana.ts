import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { dayOfWeek, type Fecha } from './fecha.ts'

const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'] as const

const FIN_DE_SEMANA = { 0: 'domingo', 6: 'sábado' } as const

/** Number of a day from Monday to Friday: 1 is Monday and 5 is Friday. */
export type DiaDeSemana = 1 | 2 | 3 | 4 | 5

/**
 * Parses a list of days such as 'martes y viernes', and returns the days in the order of the week. Undefined when the
 * text has any other word, or no day.
 */
export const parseDiasDeSemana = (texto: string): readonly DiaDeSemana[] | undefined => {
  const palabras = normalizarBusqueda(texto.replaceAll(',', ' '))
    .split(' ')
    .filter((palabra) => palabra !== 'Y' && palabra !== '')
  const numeros = palabras.map((palabra) =>
    DIAS.findIndex((dia) => normalizarBusqueda(dia) === palabra),
  )
  if (numeros.length === 0 || numeros.includes(-1)) return undefined
  return [...new Set(numeros)].sort((a, b) => a - b).map((n) => (n + 1) as DiaDeSemana)
}

const nombreDe = (dia: DiaDeSemana): string => DIAS[dia - 1] ?? ''

/**
 * Formats a list of weekdays in Spanish: 'martes y viernes', or 'martes o viernes' with the type 'disjunction'. The
 * saved value of a parameter uses the form with 'y'.
 */
export const writeDiasDeSemana = (
  dias: readonly DiaDeSemana[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat('es-AR', { type }).format(dias.map(nombreDe))

export const nombreDelDia = (fecha: Fecha): string => {
  const dia = dayOfWeek(fecha)
  return dia === 0 || dia === 6 ? FIN_DE_SEMANA[dia] : nombreDe(dia as DiaDeSemana)
}

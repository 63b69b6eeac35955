import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { dayOfWeek, type Fecha } from './fecha.ts'

/** Days from Monday to Friday, in order. The index of each plus one is its `dayOfWeek`. */
const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'] as const

const FIN_DE_SEMANA = { 0: 'domingo', 6: 'sábado' } as const

/** Day of the week from Monday to Friday, as `dayOfWeek` numbers it: 1 for Monday. */
export type DiaDeSemana = 1 | 2 | 3 | 4 | 5

/**
 * Parses days from Monday to Friday written one after another, such as 'martes y viernes', in the order of the week.
 * Undefined when another word is among them, or when there is none.
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

/** Writes days for people and as they are saved: 'martes y viernes', or 'martes o viernes' for one of them. */
export const writeDiasDeSemana = (
  dias: readonly DiaDeSemana[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat('es-AR', { type }).format(dias.map(nombreDe))

export const nombreDelDia = (fecha: Fecha): string => {
  const dia = dayOfWeek(fecha)
  return dia === 0 || dia === 6 ? FIN_DE_SEMANA[dia] : nombreDe(dia as DiaDeSemana)
}

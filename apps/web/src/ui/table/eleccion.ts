import { useMemo } from 'react'
import { choosePreference, cover, useKept } from '../use-kept.ts'

/**
 * Columns of a list as the person arranged them, by id. A column that the person did not arrange keeps its original
 * position.
 */
export interface Eleccion {
  readonly ocultas: readonly string[]
  /** Columns that the person shows although all their rows say the same. */
  readonly mostradas: readonly string[]
  readonly orden: readonly string[]
}

const nameOf = (list: string): string => `columnas.${list}`

const textos = (valor: unknown): string[] =>
  Array.isArray(valor) ? valor.filter((id) => typeof id === 'string') : []

/**
 * Reads the stored choice of columns. Older versions of the client stored an array with only the hidden columns, or an
 * object without `mostradas` (shown columns).
 */
const parse = (kept: string): Eleccion => {
  try {
    const valor: unknown = JSON.parse(kept || '[]')
    if (Array.isArray(valor)) return { ocultas: textos(valor), mostradas: [], orden: [] }
    const { ocultas, mostradas, orden } = valor as Partial<Record<string, unknown>>
    return { ocultas: textos(ocultas), mostradas: textos(mostradas), orden: textos(orden) }
  } catch {
    return { ocultas: [], mostradas: [], orden: [] }
  }
}

/** Shows the columns of a saved view. With `de` undefined, restores the columns that the person chose. */
export const showEleccion = (list: string, de: Eleccion | undefined): void =>
  cover(nameOf(list), de && JSON.stringify(de))

/**
 * Returns the columns that the person chose for a list, and the function that changes them. The columns of the applied
 * saved view replace the columns stored in this browser.
 */
export const useEleccion = (
  list: string,
): [eleccion: Eleccion, change: (next: Eleccion) => void] => {
  const kept = useKept(nameOf(list))
  return [
    useMemo(() => parse(kept), [kept]),
    (next) => choosePreference(nameOf(list), JSON.stringify(next)),
  ]
}

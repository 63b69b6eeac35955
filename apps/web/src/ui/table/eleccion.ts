import { useMemo } from 'react'
import { choosePreference, cover, useKept } from '../use-kept.ts'

/** Hidden columns of a list, and the order of the visible columns. A column missing from both keeps its place. */
export interface Eleccion {
  readonly ocultas: readonly string[]
  readonly orden: readonly string[]
}

const nameOf = (list: string): string => `columnas.${list}`

const textos = (valor: unknown): string[] =>
  Array.isArray(valor) ? valor.filter((id) => typeof id === 'string') : []

/** Parses the stored columns. Older versions stored only the hidden columns, as an array. */
const parse = (kept: string): Eleccion => {
  try {
    const valor: unknown = JSON.parse(kept || '[]')
    if (Array.isArray(valor)) return { ocultas: textos(valor), orden: [] }
    const { ocultas, orden } = valor as Partial<Record<string, unknown>>
    return { ocultas: textos(ocultas), orden: textos(orden) }
  } catch {
    return { ocultas: [], orden: [] }
  }
}

/** Shows the columns of a view. Undefined restores the columns that the person chose. */
export const showEleccion = (list: string, de: Eleccion | undefined): void =>
  cover(nameOf(list), de && JSON.stringify(de))

/**
 * Returns the columns of a list and a function to change them. The columns of the view in use replace the columns
 * stored in this browser.
 */
export const useEleccion = (list: string): [Eleccion, (next: Eleccion) => void] => {
  const kept = useKept(nameOf(list))
  return [
    useMemo(() => parse(kept), [kept]),
    (next) => choosePreference(nameOf(list), JSON.stringify(next)),
  ]
}

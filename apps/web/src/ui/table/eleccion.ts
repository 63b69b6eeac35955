import { useMemo, useSyncExternalStore } from 'react'

/** Which columns of a list are put away, and in what order the others are. A column in neither keeps its place. */
export interface Eleccion {
  readonly ocultas: readonly string[]
  readonly orden: readonly string[]
}

/** What a view says, by list: over the person's own choice while it lasts. */
const deVista = new Map<string, string>()
/** Without storage the choice lasts until the page is closed. */
const memoria = new Map<string, string>()
const listeners = new Set<() => void>()

const keyOf = (list: string): string => `apremia.columnas.${list}`

const readKept = (list: string): string => {
  const recordada = memoria.get(list)
  if (recordada !== undefined) return recordada
  try {
    return localStorage.getItem(keyOf(list)) ?? ''
  } catch {
    return ''
  }
}

const textos = (valor: unknown): string[] =>
  Array.isArray(valor) ? valor.filter((id) => typeof id === 'string') : []

/** Before there was an order, the columns put away were kept by themselves. */
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

const notify = (): void => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const change = (list: string, next: Eleccion): void => {
  const kept = JSON.stringify(next)
  if (deVista.has(list)) deVista.set(list, kept)
  else
    try {
      localStorage.setItem(keyOf(list), kept)
      memoria.delete(list)
    } catch {
      memoria.set(list, kept)
    }
  notify()
}

/** The choice a view was saved with; undefined gives the person's own back. */
export const showEleccion = (list: string, de: Eleccion | undefined): void => {
  if (de) deVista.set(list, JSON.stringify(de))
  else deVista.delete(list)
  notify()
}

/** The columns of a list: those of its view, or those chosen in this browser. */
export const useEleccion = (list: string): [Eleccion, (next: Eleccion) => void] => {
  const kept = useSyncExternalStore(subscribe, () => deVista.get(list) ?? readKept(list))
  return [useMemo(() => parse(kept), [kept]), (next) => change(list, next)]
}

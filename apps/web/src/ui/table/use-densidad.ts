import { useSyncExternalStore } from 'react'

/** One line a row unless somebody chooses otherwise. */
export const DENSIDADES = ['compacta', 'comoda'] as const
export type Densidad = (typeof DENSIDADES)[number]

const KEY = 'apremia.densidad'

const read = (): Densidad => {
  try {
    return DENSIDADES.find((densidad) => densidad === localStorage.getItem(KEY)) ?? 'compacta'
  } catch {
    return 'compacta'
  }
}

let current: Densidad | undefined
let deVista: Densidad | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notify = (): void => {
  for (const listener of listeners) listener()
}

const snapshot = (): Densidad => {
  current ??= read()
  return deVista ?? current
}

/** The one a view was saved with; undefined gives the person's own back. */
export const showDensidad = (de: Densidad | undefined): void => {
  deVista = de
  notify()
}

const change = (next: Densidad): void => {
  if (deVista) {
    showDensidad(next)
    return
  }
  current = next
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  notify()
}

/** How much room the rows of every list take: the view's, or what is remembered in this browser. */
export const useDensidad = (): [Densidad, (next: Densidad) => void] => [
  useSyncExternalStore(subscribe, snapshot),
  change,
]

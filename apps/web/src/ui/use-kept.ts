import { useSyncExternalStore } from 'react'
import { keep, readKept } from './kept.ts'

/** Values of a saved view, which replace the kept ones while the view is in use. */
const encima = new Map<string, string>()
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows another value in place of the kept one. Undefined brings the kept value back. */
export const cover = (name: string, value: string | undefined): void => {
  if (value === undefined) encima.delete(name)
  else encima.set(name, value)
  notify()
}

/** Keeps a choice. While a saved view replaces the value, the choice changes only that replacement. */
export const choosePreference = (name: string, value: string): void => {
  if (encima.has(name)) encima.set(name, value)
  else keep(name, value)
  notify()
}

/** Returns the present choice and follows its changes from any component. */
export const useKept = (name: string): string =>
  useSyncExternalStore(subscribe, () => encima.get(name) ?? readKept(name))

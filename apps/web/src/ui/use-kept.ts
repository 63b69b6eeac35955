import { useSyncExternalStore } from 'react'
import { keep, readKept } from './kept.ts'

/** In the place of what is kept while it lasts: what a saved view says. */
const encima = new Map<string, string>()
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows another value in its place; undefined gives what is kept back. */
export const cover = (name: string, value: string | undefined): void => {
  if (value === undefined) encima.delete(name)
  else encima.set(name, value)
  notify()
}

/** What is chosen while something covers it changes only that. */
export const choosePreference = (name: string, value: string): void => {
  if (encima.has(name)) encima.set(name, value)
  else keep(name, value)
  notify()
}

/** What was chosen in this browser, wherever it is shown. */
export const useKept = (name: string): string =>
  useSyncExternalStore(subscribe, () => encima.get(name) ?? readKept(name))

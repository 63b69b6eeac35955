import { useSyncExternalStore } from 'react'
import { keep, readKept } from './kept.ts'

/** Values of the saved view in use, by setting. These values replace the settings stored in this browser. */
const encima = new Map<string, string>()
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Replaces a stored setting with a value of a view. Undefined restores the stored setting. */
export const cover = (name: string, value: string | undefined): void => {
  if (value === undefined) encima.delete(name)
  else encima.set(name, value)
  notify()
}

/** Stores a setting. While a view replaces the setting, the change affects only the replacement. */
export const choosePreference = (name: string, value: string): void => {
  if (encima.has(name)) encima.set(name, value)
  else keep(name, value)
  notify()
}

/** Returns the current value of a setting and renders again when any component changes it. */
export const useKept = (name: string): string =>
  useSyncExternalStore(subscribe, () => encima.get(name) ?? readKept(name))

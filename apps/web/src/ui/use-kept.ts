import { useSyncExternalStore } from 'react'
import { keep, readKept } from './kept.ts'

/** Settings of the applied saved view, by name. These values replace the settings stored in this browser. */
const encima = new Map<string, string>()
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Replaces the setting stored in this browser with the setting of a saved view. With `value` undefined, restores the
 * stored setting.
 */
export const cover = (name: string, value: string | undefined): void => {
  if (value === undefined) encima.delete(name)
  else encima.set(name, value)
  notify()
}

/**
 * Stores a setting in this browser. While a saved view replaces the setting, the change lasts only until the view is
 * removed.
 */
export const choosePreference = (name: string, value: string): void => {
  if (encima.has(name)) encima.set(name, value)
  else keep(name, value)
  notify()
}

export const useKept = (name: string): string =>
  useSyncExternalStore(subscribe, () => encima.get(name) ?? readKept(name))

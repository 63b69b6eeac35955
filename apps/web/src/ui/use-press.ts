import { useSyncExternalStore } from 'react'

let pressed = false
const listeners = new Set<() => void>()

const change = (value: boolean): void => {
  if (value === pressed) return
  pressed = value
  for (const listener of listeners) listener()
}

const onDown = (): void => change(true)
/**
 * The browser sends the click event right after the pointer is released. The timer runs after that click, and only then
 * `pressed` becomes false.
 */
const onUp = (): void => void setTimeout(() => change(false))

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', onDown, true)
    window.addEventListener('pointerup', onUp, true)
    window.addEventListener('pointercancel', onUp, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('pointerdown', onDown, true)
    window.removeEventListener('pointerup', onUp, true)
    window.removeEventListener('pointercancel', onUp, true)
    pressed = false
  }
}

export const usePress = (): boolean => useSyncExternalStore(subscribe, () => pressed)

import { useSyncExternalStore } from 'react'

/**
 * Media query of a narrow window, equal to the style sheets' query. The unit is em, so a wide window with large text is
 * also narrow.
 */
const NARROW = '(width < 40em)'

const queryOf = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : undefined

const subscribe = (listener: () => void) => {
  const query = queryOf()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Tells whether the window is now as narrow as a phone. */
export const isNarrow = (): boolean => queryOf()?.matches ?? false

/** Tells whether the window is as narrow as a phone, and renders again when that changes. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)

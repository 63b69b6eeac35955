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

export const isNarrow = (): boolean => queryOf()?.matches ?? false

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)

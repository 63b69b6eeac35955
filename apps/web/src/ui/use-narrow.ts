import { useSyncExternalStore } from 'react'

/**
 * Limit between a narrow and a wide window, equal to the one in the style sheets. It is in em, so that large text on a
 * wide window counts as narrow too.
 */
const NARROW = '(width < 40em)'

const queryOf = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : undefined

const subscribe = (listener: () => void) => {
  const query = queryOf()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Says whether the window has the width of a phone now. */
export const isNarrow = (): boolean => queryOf()?.matches ?? false

/** Says whether the window has the width of a phone, and follows its changes. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)

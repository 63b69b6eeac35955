import { useSyncExternalStore } from 'react'

/** As in the style sheets: in letters, so that large text on a wide window is narrow too. */
const NARROW = '(width < 40em)'

const queryOf = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : undefined

const subscribe = (listener: () => void) => {
  const query = queryOf()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Whether the window is a phone's now. */
export const isNarrow = (): boolean => queryOf()?.matches ?? false

/** Whether the window is a phone's. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)

import { useSyncExternalStore } from 'react'

/**
 * Returns the state of a media query and its hook. A query in em counts the size of the text: a wide window with large
 * text is also narrow. Without `matchMedia`, as in the unit tests, no query matches.
 */
export const createMedia = (media: string) => {
  const queryOf = () =>
    typeof window.matchMedia === 'function' ? window.matchMedia(media) : undefined
  const subscribe = (listener: () => void) => {
    const query = queryOf()
    query?.addEventListener('change', listener)
    return () => query?.removeEventListener('change', listener)
  }
  const matches = (): boolean => queryOf()?.matches ?? false
  return { matches, use: (): boolean => useSyncExternalStore(subscribe, matches) }
}

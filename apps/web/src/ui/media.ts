import { useSyncExternalStore } from 'react'

/**
 * Creates a media query: `matches` reads its present state, and the hook `use` follows its changes. Widths in em depend
 * on the text size, so a wide window with large text counts as narrow. Without `matchMedia`, as in the unit tests, the
 * query never matches.
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

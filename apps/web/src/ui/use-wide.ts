import { useSyncExternalStore } from 'react'

/** A window where a list and the page of a row fit side by side: 1600 px with the text at its usual size. */
const WIDE = '(width >= 100em)'

const queryOf = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : undefined

const subscribe = (listener: () => void) => {
  const query = queryOf()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => queryOf()?.matches ?? false)

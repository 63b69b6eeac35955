import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings something that has just appeared into sight: what a person did at the foot of a screen may be
 * answered at its head.
 */
export const useReveal = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which would be taken for the clean-up.
    void ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return ref
}

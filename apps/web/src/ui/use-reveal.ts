import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to an element that has just appeared, because the answer to an action at the foot of a screen may appear at
 * its head.
 */
export const useReveal = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which would be taken for the clean-up.
    void ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return ref
}

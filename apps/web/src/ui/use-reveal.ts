import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to an element when the element appears. An action at the bottom of a screen may show its result at the top.
 */
export const useReveal = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise. `void` discards it, because an effect may return only a
    // clean-up function.
    void ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return ref
}

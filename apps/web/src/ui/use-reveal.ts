import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to an element when the element appears. An action at the bottom of a screen may show its result at the top.
 */
export const useReveal = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    // `void` discards the promise that newer browsers return, because React would take it for a clean-up function.
    void ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return ref
}

import { type RefObject, useLayoutEffect } from 'react'

/**
 * Custom property that the style sheets read: height in pixels that bars and dialogs leave free at the bottom of the
 * window.
 */
const PROPERTY = '--notices'

/** Publishes to the style sheets the height that the element takes at the bottom of the window while it is mounted. */
export const useCovered = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current
    const { style } = document.documentElement
    if (!element || typeof ResizeObserver !== 'function') return
    const observer = new ResizeObserver(() =>
      style.setProperty(PROPERTY, `${Math.ceil(element.offsetHeight) + 16}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [ref])
}

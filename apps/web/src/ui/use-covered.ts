import { type RefObject, useLayoutEffect } from 'react'

/** As in the style sheets: what lies at the bottom of the window leaves this much free. */
const PROPERTY = '--notices'

/** Tells the style sheets how much of the bottom of the window the element takes while it is there. */
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

import { type RefObject, useLayoutEffect } from 'react'

/**
 * CSS custom property with the height of the messages, in pixels. Toolbars and dialogs leave that height free at the
 * bottom of the window.
 */
const PROPERTY = '--notices'

/** Loads the code that keeps the messages clear. Without that code the messages stay in their corner. */
const loadKeepClear = async (element: HTMLElement, signal: AbortSignal): Promise<void> => {
  try {
    const { keepClear } = await import('./keep-clear.ts')
    keepClear(element, signal)
  } catch {}
}

export const useCovered = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current
    const { style } = document.documentElement
    if (!element || typeof ResizeObserver !== 'function') return
    const observer = new ResizeObserver(() =>
      style.setProperty(PROPERTY, `${Math.ceil(element.offsetHeight) + 16}px`),
    )
    observer.observe(element)
    const ending = new AbortController()
    void loadKeepClear(element, ending.signal)
    return () => {
      ending.abort()
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [ref])
}

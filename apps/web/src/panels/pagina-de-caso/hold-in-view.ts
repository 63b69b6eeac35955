const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls an element to the top of the window, and keeps it there while the content above loads and grows. Stops when
 * the person scrolls, points or presses a key.
 *
 * @param within element whose growth moves `element`
 * @returns function that stops keeping the element at the top
 */
export const holdInView = (element: Element, within: Element): (() => void) => {
  const show = () => void element.scrollIntoView({ block: 'start' })
  show()
  if (typeof ResizeObserver !== 'function') return () => {}
  const sizes = new ResizeObserver(show)
  sizes.observe(within)
  const stop = () => {
    sizes.disconnect()
    for (const act of ACTS) window.removeEventListener(act, stop, true)
  }
  for (const act of ACTS)
    window.addEventListener(act, stop, { capture: true, passive: true, once: true })
  return stop
}

/**
 * For this many milliseconds after a screen opens, its heading takes the focus each time that the heading appears or is
 * replaced.
 */
const SETTLE_MS = 10_000

/**
 * Keeps the focus on the heading of the screen while the screen loads, until the person moves the focus or presses
 * anything. Does nothing when the focus is already on something else.
 */
export const focusHeading = (): void => {
  let heading: HTMLElement | null = null
  const listening = new AbortController()
  const settle = (): void => {
    const { activeElement } = document
    if (activeElement === heading) return
    if (activeElement !== document.body) {
      listening.abort()
      return
    }
    heading = document.querySelector<HTMLElement>('#contenido h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(settle)
  const end = () => listening.abort()
  const timer = setTimeout(end, SETTLE_MS)
  listening.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  for (const input of ['pointerdown', 'keydown']) document.addEventListener(input, end, listening)
  settle()
}

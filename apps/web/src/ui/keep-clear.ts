import { findFreePlace, isFree } from './find-free-place.ts'

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="option"], [role="tab"]'

/**
 * CSS custom property with the height, in pixels, of the pop-up messages in the corner of the window. Toolbars and
 * dialogs leave that height free at the bottom of the window.
 */
const PROPERTY = '--notices'

const isControl = (x: number, y: number): boolean =>
  document.elementFromPoint(x, y)?.closest(CONTROLS) != null

/**
 * Moves the pop-up messages when they cover a button or another control, until `signal` is aborted. The position is
 * checked again when the page, the messages, the window size, the scroll or the focus change. Messages with the focus
 * or under the pointer stay in place.
 */
export const keepClear = (element: HTMLElement, signal: AbortSignal): void => {
  if (signal.aborted || typeof ResizeObserver !== 'function') return
  const { style } = document.documentElement
  let waiting = false
  let again = false
  // True while the person points at the pop-up messages. A pointer that was already at that place when the messages
  // appeared does not count.
  let pointed = false
  const isHeld = () => pointed || element.contains(document.activeElement)
  const place = () => {
    waiting = false
    if (signal.aborted || isHeld()) return
    if (again) element.style.inset = ''
    again = false
    // `isControl` sees only the topmost element at a point. While the pop-up messages ignore the pointer, `isControl`
    // sees the controls under them.
    element.style.pointerEvents = 'none'
    const box = element.getBoundingClientRect()
    if (!isFree(box, box, isControl)) {
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const free = findFreePlace(box, viewport, isControl)
      element.style.inset = free ? `${free.top}px auto auto ${free.left}px` : ''
    }
    element.style.pointerEvents = ''
  }
  const check = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(place)
  }
  const startAgain = () => {
    again = true
    check()
  }
  // The height changes when a pop-up message appears or disappears. The messages then go back to their corner, and a
  // free place is searched for again.
  const sizes = new ResizeObserver(() => {
    style.setProperty(PROPERTY, `${Math.ceil(element.offsetHeight) + 16}px`)
    startAgain()
  })
  sizes.observe(element)
  const content = new MutationObserver(check)
  content.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    style.removeProperty(PROPERTY)
    content.disconnect()
  })
  const onEvent = ({ target }: Event) => {
    if (!(target instanceof Node && element.contains(target))) check()
  }
  for (const name of ['scrollend', 'focusin'])
    window.addEventListener(name, onEvent, { capture: true, signal })
  window.addEventListener('resize', startAgain, { signal })
  const onMove = ({ movementX, movementY }: MouseEvent) => {
    pointed ||= movementX !== 0 || movementY !== 0
  }
  const onLeave = () => {
    pointed = false
    check()
  }
  element.addEventListener('mousemove', onMove, { signal })
  element.addEventListener('mouseleave', onLeave, { signal })
  element.addEventListener('focusout', check, { signal })
}

import { findFreePlace, isFree } from './find-free-place.ts'

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="option"], [role="tab"]'

/**
 * CSS custom property with the height of the messages, in pixels. Toolbars and dialogs leave that height free at the
 * bottom of the window.
 */
const PROPERTY = '--notices'

const isControl = (x: number, y: number): boolean =>
  document.elementFromPoint(x, y)?.closest(CONTROLS) != null

/**
 * Keeps the messages where they cover no control, until `signal` is aborted. The messages move only when they would
 * cover a control: when they change, when the page shows other content, and after the page scrolls, the window is
 * resized or the focus moves. Messages at which the person points, or that have the focus, do not move until the person
 * leaves them.
 */
export const keepClear = (element: HTMLElement, signal: AbortSignal): void => {
  if (signal.aborted || typeof ResizeObserver !== 'function') return
  const { style } = document.documentElement
  let waiting = false
  let again = false
  // True while the person points at the messages. A pointer that rests where the messages appear does not count.
  let pointed = false
  const isHeld = () => pointed || element.contains(document.activeElement)
  const place = () => {
    waiting = false
    if (signal.aborted || isHeld()) return
    if (again) element.style.inset = ''
    again = false
    // Without pointer events, the messages do not hide the controls below them from `isControl`.
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
  // A message that appears or disappears changes the height. The messages then start again from their corner.
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

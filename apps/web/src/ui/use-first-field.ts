import { useEffect, useState } from 'react'

const FIELD =
  'form :is(input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea):enabled:not([readonly])'

/**
 * Focuses the first field of a form when the field appears, because some forms first load data. The focus does not move
 * once the person has pressed a key or the pointer.
 *
 * @param selector element to focus instead, for a form whose first field already has a value
 */
export const useFirstField = (selector: string = FIELD) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!frame) return
    const listening = new AbortController()
    const watcher = new MutationObserver(() => place())
    const stop = () => {
      listening.abort()
      watcher.disconnect()
    }
    const place = () => {
      const field = frame.querySelector<HTMLElement>(selector)
      if (!field) return
      // The focus moves in the next animation frame. By then the dialog has moved the focus to its own element, and the
      // field gets the focus last.
      requestAnimationFrame(() => {
        if (!listening.signal.aborted) field.focus()
        stop()
      })
      watcher.disconnect()
    }
    for (const name of ['keydown', 'pointerdown']) {
      document.addEventListener(name, stop, { capture: true, signal: listening.signal })
    }
    watcher.observe(frame, { childList: true, subtree: true })
    place()
    return stop
  }, [frame, selector])
  return setFrame
}

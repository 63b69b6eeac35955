import { useEffect, useState } from 'react'

const FIELD =
  'form :is(input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea):enabled:not([readonly])'

/**
 * Focuses the first field of a form as soon as it is there (some forms wait for data), unless the person is already
 * doing something else in the form.
 * @param selector element to focus instead, where the first field is already answered
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
      // Runs after the dialog has moved the focus by itself.
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

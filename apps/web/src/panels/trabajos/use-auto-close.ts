import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds after the end of a job until the progress modal closes (S2 §9). */
export const CIERRE_MS = 3000

/**
 * Closes a finished dialog after a while (D103, WCAG 2.2.1). The dialog stays open while the pointer moves inside it,
 * or while one of its controls has the focus. A still pointer does not count, and neither does the focus that the
 * dialog took by itself.
 */
export const useAutoClose = (
  content: RefObject<HTMLElement | null>,
  ended: boolean,
  onClose: () => void,
): void => {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const dialog = content.current?.closest<HTMLElement>('[role="dialog"]')
    if (!ended || !dialog) return
    const listening = new AbortController()
    const on = (name: string, holds: (target: EventTarget | null) => boolean) =>
      dialog.addEventListener(name, ({ target }) => setHeld(holds(target)), listening)
    on('mousemove', () => true)
    on('mouseleave', () => false)
    on('focusin', (target) => target !== content.current)
    on('focusout', () => false)
    return () => listening.abort()
  }, [content, ended])

  useEffect(() => {
    if (!ended || held) return
    const timer = setTimeout(onClose, CIERRE_MS)
    return () => clearTimeout(timer)
  }, [ended, held, onClose])
}

import { useEffect, useRef } from 'react'

/**
 * Closes a menu on Escape, on a click outside, and when the focus leaves the menu. Escape also returns the focus to the
 * button of the menu.
 */
export const useDismiss = (open: boolean, close: () => void) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      ref.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onElsewhere, listening)
    document.addEventListener('focusin', onElsewhere, listening)
    document.addEventListener('keydown', onKeyDown, listening)
    return () => listening.abort()
  }, [open, close])
  return ref
}

import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Closes a menu on a click outside and when the focus leaves the menu. Escape calls `onEscape`, which closes the menu and
 * moves the focus.
 */
export const useDismiss = (open: boolean, close: () => void, onEscape: () => void) => {
  const ref = useRef<HTMLDivElement>(null)
  const handleEscape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') handleEscape()
    }
    document.addEventListener('pointerdown', onElsewhere, listening)
    document.addEventListener('focusin', onElsewhere, listening)
    document.addEventListener('keydown', onKeyDown, listening)
    return () => listening.abort()
  }, [open, close])
  return ref
}

import { useEffect, useRef } from 'react'
import { areTeclasSueltas } from '../ui/teclas-sueltas.ts'

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(EDITABLE) !== null) ||
  document.querySelector('[aria-modal="true"]') !== null

/**
 * Handles two keyboard shortcuts on every screen. Ctrl+K or '/' opens the search box, and '?' opens the list of
 * shortcuts. '/' and '?' work only outside fields. The person must also turn on single-character shortcuts (WCAG
 * 2.1.4).
 */
export const useTeclas = (onPress: (cual: 'buscador' | 'teclas') => void): void => {
  const press = useRef(onPress)
  press.current = onPress
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const conCtrl = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'
      const suelta = !ctrlKey && !metaKey && !altKey && (key === '/' || key === '?')
      if (!conCtrl && !(suelta && areTeclasSueltas())) return
      if (event.defaultPrevented || event.repeat) return
      if (suelta ? isBusy(event.target) : document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      press.current(key === '?' ? 'teclas' : 'buscador')
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Collects the keys that a person types outside any modal while `awaited` is true, that is, while the search box is
 * about to open. The search field then starts with the collected text.
 */
export const useTecleado = (awaited: boolean): RefObject<string> => {
  const tecleado = useRef('')
  useEffect(() => {
    if (!awaited) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event
      const borra = key === 'Backspace'
      if (ctrlKey || metaKey || altKey || repeat || (key.length > 1 && !borra)) return
      if (target instanceof Element && target.closest('[aria-modal]')) return
      event.preventDefault()
      event.stopPropagation()
      tecleado.current = borra ? tecleado.current.slice(0, -1) : tecleado.current + key
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      tecleado.current = ''
    }
  }, [awaited])
  return tecleado
}

import { useEffect, useState } from 'react'

/**
 * When the dialog closes, returns the focus to the element that had it, or to the content of the page if that element
 * is gone.
 */
export const useReturnFocus = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const target = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      if (target) opener.focus()
      else document.querySelector('main')?.focus({ preventScroll: true })
    },
    [opener],
  )
}

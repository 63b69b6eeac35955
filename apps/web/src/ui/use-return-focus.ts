import { useEffect, useState } from 'react'

/**
 * Returns the focus, when the dialog closes, to the element that had the focus before. If that element is gone, the
 * page content takes the focus.
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

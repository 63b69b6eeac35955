import { useEffect, useState } from 'react'
import { findOpener } from './stand-in.ts'

/**
 * Returns the focus, when the dialog closes, to the element that was focused before the dialog opened. If that element
 * is gone, the main content of the page takes the focus.
 */
export const useReturnFocus = (): void => {
  const [opener] = useState(findOpener)
  useEffect(
    () => () => {
      const target = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      if (target) opener.focus()
      else document.querySelector('main')?.focus({ preventScroll: true })
    },
    [opener],
  )
}

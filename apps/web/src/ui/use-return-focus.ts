import { useEffect, useState } from 'react'

/**
 * Gives the focus back, when the dialog goes away, to whoever had it when it came; to the content of the
 * page when that is gone too.
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

import { useEffect, useState } from 'react'

/** Gives the focus back, when the dialog goes away, to whoever had it when it came. */
export const useReturnFocus = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
}

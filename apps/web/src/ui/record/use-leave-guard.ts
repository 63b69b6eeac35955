import { useEffect } from 'react'

/** While there is something unsaved, the browser asks before it closes or reloads the page. */
export const useLeaveGuard = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

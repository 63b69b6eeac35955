import { useEffect } from 'react'

/** Makes the page unreachable for the keyboard and screen readers while a panel covers the page. */
export const useInertPage = (): void => {
  useEffect(() => {
    const page = document.getElementById('root')
    if (!page) return
    page.inert = true
    return () => {
      page.inert = false
    }
  }, [])
}

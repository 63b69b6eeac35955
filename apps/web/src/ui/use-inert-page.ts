import { useEffect } from 'react'

/** The keyboard and screen readers cannot reach the page while a panel covers it. */
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

import { useEffect } from 'react'

/** Makes the page inert while a panel covers it. The keyboard and screen readers cannot reach the page. */
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

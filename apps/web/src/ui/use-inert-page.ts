import { useEffect } from 'react'

/** While a panel is over the page, neither the keyboard nor a screen reader reaches the page behind it. */
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

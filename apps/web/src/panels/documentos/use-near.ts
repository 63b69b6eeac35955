import { type RefObject, useEffect, useState } from 'react'

/**
 * Pages of a PDF stay drawn while they are within this distance above or below the visible area. The distance is one
 * and a half times the height of that area.
 */
const MARGEN = '150% 0px'

export const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (target === null) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: target.parentElement, rootMargin: MARGEN },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return near
}

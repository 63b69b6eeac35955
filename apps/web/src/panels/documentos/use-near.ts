import { type RefObject, useEffect, useState } from 'react'

/** A page and a half around the visible area is kept drawn. */
const MARGEN = '150% 0px'

/** Says whether an element is visible in its scroll container, or close to being so. */
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

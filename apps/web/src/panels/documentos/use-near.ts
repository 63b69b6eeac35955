import { type RefObject, useEffect, useState } from 'react'

/** A page and a half around what is seen is kept ready. */
const MARGEN = '150% 0px'

/** Whether an element is in sight of what scrolls it, or about to be. */
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

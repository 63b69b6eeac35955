import { type RefObject, useEffect, useState } from 'react'

/** Margin above and below the visible area in which pages stay drawn: one and a half times the height of the area. */
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

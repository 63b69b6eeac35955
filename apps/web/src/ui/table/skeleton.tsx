import { textos } from '@apremia/core'
import { useEffect, useState } from 'react'

/** Milliseconds until a loading list shows a placeholder. With a faster response the placeholder would only flicker. */
const DELAY_MS = 300

export const useDelayed = (active: boolean): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) {
      setLate(false)
      return
    }
    const timer = setTimeout(() => setLate(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [active])
  return active && late
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export const ListSkeleton = () => {
  const shown = useDelayed(true)
  return (
    <div className="skeleton" role="status">
      {shown && (
        <>
          <span className="sr-only">{textos.comunes.cargando}</span>
          {ROWS.map((row) => (
            <span key={row} className="skeleton-row" />
          ))}
        </>
      )}
    </div>
  )
}

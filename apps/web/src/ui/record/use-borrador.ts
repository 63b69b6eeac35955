import { useEffect, useRef } from 'react'

/**
 * Stores the draft of a form while the person types. An undefined draft removes the stored draft.
 *
 * @returns function that removes the stored draft and stops storing. A saved form may render once more before it
 * closes, and must not store the draft again
 */
export const useBorrador = <B>(
  borrador: B | undefined,
  keep: (borrador: B | undefined) => void,
): (() => void) => {
  const forgotten = useRef(false)
  useEffect(() => {
    if (borrador === undefined) forgotten.current = false
    if (!forgotten.current) keep(borrador)
  })
  return () => {
    forgotten.current = true
    keep(undefined)
  }
}

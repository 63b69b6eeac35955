import { useEffect, useRef } from 'react'

/**
 * Keeps the draft of a form as it is typed; undefined when there is nothing to keep.
 * @returns forgets it, for good: what is drawn between the saving and the closing does not bring it back
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

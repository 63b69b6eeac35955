import { useEffect, useRef } from 'react'

/**
 * Keeps the draft of a form while it is typed. Undefined means that there is nothing to keep.
 * @returns a function that forgets the draft for good, so that a render between saving and closing does not bring it
 * back
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

import { useEffect, useRef } from 'react'

/**
 * Stores the draft of a form while the person types. An undefined draft removes the stored draft.
 * @returns a function that removes the stored draft and stores no later draft, so a render between saving and closing
 * stores nothing
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

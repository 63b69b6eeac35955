import { useState } from 'react'
import { usePress } from './use-press.ts'

interface FieldMessageProps {
  /** Named by `aria-describedby` of the control. */
  readonly id: string
  readonly error: string | undefined
}

/**
 * Message under a field. It appears, changes and disappears only while nothing is pressed. Otherwise, leaving a field
 * by pressing a button below it would move the button away from the pointer, and the press would be lost.
 */
export const FieldMessage = ({ id, error }: FieldMessageProps) => {
  const pressed = usePress()
  const [shown, setShown] = useState(error)
  if (!pressed && shown !== error) setShown(error)
  return shown === undefined ? null : (
    <p className="field-error" id={id}>
      {shown}
    </p>
  )
}

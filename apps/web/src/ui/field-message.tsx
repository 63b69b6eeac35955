import { useState } from 'react'
import { usePress } from './use-press.ts'

interface FieldMessageProps {
  /** Id that `aria-describedby` of the input refers to. */
  readonly id: string
  readonly error: string | undefined
}

/**
 * Message under a field. The message changes only while no button is pressed. Otherwise the blur of the field would
 * move a button away from the pointer, and the click would be lost.
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

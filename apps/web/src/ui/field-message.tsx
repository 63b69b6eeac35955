import { useState } from 'react'
import { usePress } from './use-press.ts'

interface FieldMessageProps {
  readonly id: string
  readonly error: string | undefined
}

/**
 * Message under a field. The message changes only while no button is pressed, because a change moves the buttons below.
 * A moved button would lose the click that the person has started.
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

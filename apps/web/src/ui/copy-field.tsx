import { useId } from 'react'
import { useDispatch } from 'react-redux'
import { notified } from '../session/notices-slice.ts'
import { Button } from './button.tsx'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
  readonly copyLabel: string
  readonly copied: string
}

/**
 * Read-only field with a button that copies its value to the clipboard. Without a clipboard API there is no button. The
 * focus then selects the text, so that the person can copy it.
 */
export const CopyField = ({ label, value, copyLabel, copied }: CopyFieldProps) => {
  const id = useId()
  const dispatch = useDispatch()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    dispatch(notified({ kind: 'exito', title: copied }))
  }
  return (
    <div className="copy-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          className="input"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        {navigator.clipboard !== undefined && (
          <Button onClick={() => void copy()}>{copyLabel}</Button>
        )}
      </div>
    </div>
  )
}

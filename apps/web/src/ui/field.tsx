import { textos } from '@apremia/core'
import { type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'

export interface FieldProps {
  readonly label: string
  readonly required?: boolean
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /**
   * True when the value differs from the saved value. The field is then marked on the screen and for screen readers.
   */
  readonly changed?: boolean
}

interface FieldFrameProps extends FieldProps {
  readonly children: (control: {
    readonly id: string
    readonly describedBy: string | undefined
    readonly invalid: boolean
  }) => ReactNode
}

export const Field = (props: FieldFrameProps) => {
  const { label, required = false, error, hint, children } = props
  const id = useId()
  const invalid = error !== undefined
  const changed = props.changed === true && !invalid
  const described = [
    hint ? `${id}-hint` : '',
    invalid ? `${id}-error` : '',
    changed ? `${id}-changed` : '',
  ].filter(Boolean)
  const state = `${invalid ? ' field-invalid' : ''}${changed ? ' field-changed' : ''}`
  return (
    <div className={`field${state}`}>
      <label htmlFor={id} className={required ? 'field-required' : undefined}>
        {label}
      </label>
      {children({ id, describedBy: described.join(' ') || undefined, invalid })}
      <FieldMessage id={`${id}-error`} error={error} />
      {changed && (
        <span className="sr-only" id={`${id}-changed`}>
          {textos.comunes.cambiado}
        </span>
      )}
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}

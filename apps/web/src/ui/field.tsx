import { type ReactNode, useId } from 'react'

export interface FieldProps {
  readonly label: string
  readonly required?: boolean
  /** What is wrong with what was typed. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

interface FieldFrameProps extends FieldProps {
  readonly children: (control: {
    readonly id: string
    readonly describedBy: string | undefined
    readonly invalid: boolean
  }) => ReactNode
}

/** Label, control, help and error, tied together for assistive technology. */
export const Field = ({ label, required = false, error, hint, children }: FieldFrameProps) => {
  const id = useId()
  const invalid = error !== undefined
  const described = [hint ? `${id}-hint` : '', invalid ? `${id}-error` : ''].filter(Boolean)
  return (
    <div className={invalid ? 'field field-invalid' : 'field'}>
      <label htmlFor={id} className={required ? 'field-required' : undefined}>
        {label}
      </label>
      {children({ id, describedBy: described.join(' ') || undefined, invalid })}
      {invalid && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}

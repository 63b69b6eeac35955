import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'required' | 'size' | 'children'>

export const TextField = ({
  label,
  required,
  error,
  hint,
  changed = false,
  className = '',
  ...input
}: TextFieldProps) => (
  <Field label={label} required={required ?? false} error={error} hint={hint} changed={changed}>
    {({ id, describedBy, invalid }) => (
      <input
        type="text"
        {...input}
        id={id}
        className={`p-inputtext ${className}`}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy}
      />
    )}
  </Field>
)

import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'required'>

export const TextAreaField = ({
  label,
  required,
  error,
  hint,
  changed = false,
  ...input
}: TextAreaFieldProps) => (
  <Field label={label} required={required ?? false} error={error} hint={hint} changed={changed}>
    {({ id, describedBy, invalid }) => (
      <textarea
        {...input}
        id={id}
        className="p-inputtext"
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    )}
  </Field>
)

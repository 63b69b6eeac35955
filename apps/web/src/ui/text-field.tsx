import { InputText } from 'primereact/inputtext'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import './prime.ts'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<typeof InputText>, 'id' | 'required' | 'size' | 'pt' | 'children'>

export const TextField = ({ label, required, error, hint, ...input }: TextFieldProps) => (
  <Field label={label} required={required ?? false} error={error} hint={hint}>
    {({ id, describedBy, invalid }) => (
      <InputText
        {...input}
        id={id}
        invalid={invalid}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy}
      />
    )}
  </Field>
)

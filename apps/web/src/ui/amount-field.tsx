import type { Ref } from 'react'
import { acceptImporte } from './accept-importe.ts'
import type { FieldProps } from './field.tsx'
import { TextField } from './text-field.tsx'

interface AmountFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly inputRef: Ref<HTMLInputElement>
}

export const AmountField = ({ value, onChange, inputRef, ...field }: AmountFieldProps) => (
  <TextField
    {...field}
    ref={inputRef}
    value={value}
    onChange={(event) => onChange(acceptImporte(value, event.target.value))}
    inputMode="decimal"
    autoComplete="off"
    spellCheck={false}
    className="amount-input"
  />
)

import type { Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface Option<T extends string> {
  readonly value: T
  readonly label: string
}

interface SelectFieldProps<T extends string> extends FieldProps {
  readonly value: T | undefined
  readonly options: readonly Option<T>[]
  readonly onChange: (value: T | undefined) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly inputRef?: Ref<HTMLSelectElement>
}

/**
 * Field to choose one of a few options with the native `select`, which every screen reader and phone supports.
 * PrimeReact's Dropdown is a read-only text box for assistive technology, and adds 26 kB.
 */
export const SelectField = <T extends string>(props: SelectFieldProps<T>) => {
  const { value, options, onChange, onBlur, placeholder, disabled, inputRef, ...field } = props
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <select
          id={id}
          ref={inputRef}
          className={value === undefined ? 'select select-unset' : 'select'}
          value={value ?? ''}
          onChange={(event) =>
            onChange(options.find((option) => option.value === event.target.value)?.value)
          }
          onBlur={onBlur}
          disabled={disabled}
          aria-required={field.required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

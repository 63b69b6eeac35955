import { Dropdown } from 'primereact/dropdown'
import type { Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'
import './prime.ts'

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
  /** Can go back to no choice at all. */
  readonly clearable?: boolean
  readonly disabled?: boolean
  readonly loading?: boolean
  /** Focus target for the form library. */
  readonly inputRef?: Ref<HTMLInputElement>
}

/** More options than these can be searched by typing. */
const SEARCHABLE = 8

export const SelectField = <T extends string>(props: SelectFieldProps<T>) => (
  <Field
    label={props.label}
    required={props.required ?? false}
    error={props.error}
    hint={props.hint}
  >
    {({ id, describedBy, invalid }) => (
      <Dropdown
        inputId={id}
        {...(props.inputRef ? { focusInputRef: props.inputRef } : {})}
        value={props.value ?? null}
        options={[...props.options]}
        onChange={({ value }: { value: T | null | undefined }) =>
          props.onChange(value ?? undefined)
        }
        onBlur={() => props.onBlur?.()}
        placeholder={props.placeholder ?? 'Seleccione'}
        showClear={props.clearable === true && props.value !== undefined}
        filter={props.options.length > SEARCHABLE}
        filterInputAutoFocus
        disabled={props.disabled ?? false}
        loading={props.loading ?? false}
        invalid={invalid}
        aria-describedby={describedBy}
        pt={{ input: { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy } }}
      />
    )}
  </Field>
)

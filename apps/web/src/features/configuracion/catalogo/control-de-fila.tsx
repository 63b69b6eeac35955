import type { ControllerRenderProps, FieldValues } from 'react-hook-form'
import { DateField } from '../../../ui/date-field.tsx'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { formatDate } from '../../../ui/format.ts'
import type { Name, Values } from '../../../ui/record/fields.ts'
import { type Option, SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export interface CampoDeFila<V extends Values> {
  readonly campo: Name<V>
  readonly label: string
  readonly hint?: string
  readonly required?: true
  /** True when the field can be typed only in a new row, and not changed afterwards. */
  readonly fijo?: true
  readonly options?: readonly Option<string>[]
  readonly placeholder?: string
  /** True when the field accepts several lines. */
  readonly parrafos?: true
  /** True when the field is a checkbox, whose value is '1' or '0'. */
  readonly marca?: true
  /** True when the field is a day. Its value is '2026-11-23', and people type it as 'DD/MM/AAAA'. */
  readonly fecha?: true
}

interface ControlDeFilaProps<V extends Values> {
  readonly campo: CampoDeFila<V>
  readonly field: ControllerRenderProps<FieldValues, string>
  readonly fijo: boolean
  readonly error: string | undefined
}

export const ControlDeFila = <V extends Values>(props: ControlDeFilaProps<V>) => {
  const { campo, field, fijo, error } = props
  const { label, hint, options, placeholder, required, marca } = campo
  const { value, onChange, onBlur, ref } = field
  if (marca)
    return (
      <div className="field">
        <label className="marca-de-fila">
          <input
            type="checkbox"
            ref={ref}
            checked={value === '1'}
            aria-invalid={error !== undefined}
            aria-describedby={`${field.name}-ayuda ${field.name}-falta`}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.checked ? '1' : '0')}
          />
          {label}
        </label>
        {hint !== undefined && (
          <div className="field-hint" id={`${field.name}-ayuda`}>
            {hint}
          </div>
        )}
        <FieldMessage id={`${field.name}-falta`} error={error} />
      </div>
    )
  const nombre =
    options?.find((option) => option.value === value)?.label ??
    (campo.fecha && value ? formatDate(value) : value)
  if (options && !fijo)
    return (
      <SelectField
        label={label}
        hint={hint}
        error={error}
        required={required ?? false}
        value={value || undefined}
        options={options}
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={(elegido) => onChange(elegido ?? '')}
        onBlur={onBlur}
        inputRef={ref}
      />
    )
  if (campo.parrafos)
    return (
      <TextAreaField
        {...{ ref, value, onChange, onBlur, name: field.name }}
        label={label}
        hint={hint}
        error={error}
      />
    )
  if (campo.fecha && !fijo)
    return (
      <DateField
        {...{ label, value, onChange }}
        hint={hint}
        error={error}
        required={required ?? false}
      />
    )
  return (
    <TextField
      {...{ ref, onChange, onBlur, name: field.name }}
      value={nombre}
      label={label}
      hint={fijo ? undefined : hint}
      error={error}
      required={required === true && !fijo}
      readOnly={fijo}
      autoComplete="off"
    />
  )
}

import { textos } from '@apremia/core'
import type { Ref } from 'react'
import { failureOf } from '../../api/failure.ts'
import type { FieldProps } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useListActuacionModosQuery } from './actuaciones-api.ts'

interface ModoFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly inputRef: Ref<HTMLSelectElement>
}

/**
 * Field in which a person chooses the mode of a case action. A saved mode that the server no longer offers stays as an
 * option.
 */
export const ModoField = ({ value, onChange, error, ...field }: ModoFieldProps) => {
  const modos = useListActuacionModosQuery({})
  const nombres = (modos.data ?? []).map(({ nombre }) => nombre)
  const todos = value === '' || nombres.includes(value) ? nombres : [...nombres, value]
  return (
    <SelectField
      {...field}
      error={error ?? failureOf(modos.error)?.message}
      value={value === '' ? undefined : value}
      options={todos.map((nombre) => ({ value: nombre, label: nombre }))}
      placeholder={textos.actuaciones.form.elija}
      onChange={(elegido) => onChange(elegido ?? '')}
    />
  )
}

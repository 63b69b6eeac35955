import type { Fecha } from '@apremia/core'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DateField } from '../../ui/date-field.tsx'
import type { FieldProps } from '../../ui/field.tsx'
import type { Campo, ValoresDeActuacion } from './valores.ts'

interface FechaFieldProps extends FieldProps {
  readonly form: UseFormReturn<ValoresDeActuacion>
  readonly campo: Campo
  readonly max?: Fecha | undefined
}

export const FechaField = ({ form, campo, max, ...frame }: FechaFieldProps) => (
  <Controller
    control={form.control}
    name={campo}
    render={({ field }) => (
      <DateField
        inputRef={field.ref}
        {...frame}
        value={field.value}
        max={max}
        juzgada
        onChange={(value) => {
          field.onChange(value)
          field.onBlur()
        }}
      />
    )}
  />
)

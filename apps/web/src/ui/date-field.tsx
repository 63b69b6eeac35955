import { type Fecha, fechaDe, partsOfFecha } from '@apremia/core'
import { Calendar } from 'primereact/calendar'
import { Field, type FieldProps } from './field.tsx'
import './prime.ts'
import { parseTypedDate } from './typed-date.ts'

interface DateFieldProps extends FieldProps {
  readonly value: Fecha | undefined
  readonly onChange: (value: Fecha | undefined) => void
  readonly min?: Fecha | undefined
  readonly max?: Fecha | undefined
  readonly disabled?: boolean
}

/** Local midnight of a calendar date: the picker's own idea of a day. Never leaves this file (D68). */
const toDate = (value: Fecha): Date => {
  const { year, month, day } = partsOfFecha(value)
  return new Date(year, month - 1, day)
}

const toFecha = (value: Date): Fecha | undefined =>
  fechaDe(value.getFullYear(), value.getMonth() + 1, value.getDate())

/** A calendar date, typed as DD/MM/AAAA or picked. */
export const DateField = ({ value, onChange, min, max, disabled, ...field }: DateFieldProps) => (
  <Field {...field}>
    {({ id, describedBy, invalid }) => (
      <Calendar
        inputId={id}
        value={value === undefined ? null : toDate(value)}
        onChange={(event) =>
          onChange(event.value instanceof Date ? toFecha(event.value) : undefined)
        }
        {...(min ? { minDate: toDate(min) } : {})}
        {...(max ? { maxDate: toDate(max) } : {})}
        disabled={disabled ?? false}
        invalid={invalid}
        dateFormat="dd/mm/yy"
        parseDateTime={parseTypedDate}
        placeholder="DD/MM/AAAA"
        showIcon
        showOnFocus={false}
        readOnlyInput={false}
        pt={{
          input: {
            root: {
              inputMode: 'numeric',
              'aria-describedby': describedBy,
              'aria-invalid': invalid || undefined,
            },
          },
          dropdownButton: { root: { 'aria-label': `Abrir el calendario de ${field.label}` } },
        }}
      />
    )}
  </Field>
)

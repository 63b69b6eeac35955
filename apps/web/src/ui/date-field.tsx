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
  /** The form says what is wrong with a day out of those limits; without it, such a day is none. */
  readonly juzgada?: boolean
}

/** Local midnight of a calendar date: the picker's own idea of a day. Never leaves this file (D68). */
const toDate = (value: Fecha): Date => {
  const { year, month, day } = partsOfFecha(value)
  return new Date(year, month - 1, day)
}

const toFecha = (value: Date): Fecha | undefined =>
  fechaDe(value.getFullYear(), value.getMonth() + 1, value.getDate())

const readTyped = (text: string): Fecha | undefined => {
  try {
    return toFecha(parseTypedDate(text))
  } catch {
    return undefined
  }
}

/**
 * What the calendar takes of what is typed. Of a day out of its limits it would say nothing, and one that was read on
 * the way to it (2/11 while 23/11 becomes 25/11) would stay.
 */
const parseWithin =
  (min: Fecha | undefined, max: Fecha | undefined) =>
  (text: string): Date => {
    const date = parseTypedDate(text)
    const dia = toFecha(date)
    if (dia === undefined || (min && dia < min) || (max && dia > max))
      throw new RangeError(`«${text}» no se admite`)
    return date
  }

/** A calendar date, typed as DD/MM/AAAA or picked. */
export const DateField = (props: DateFieldProps) => {
  const { value, onChange, min, max, disabled, juzgada = false, ...field } = props
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <Calendar
          inputId={id}
          value={value === undefined ? null : toDate(value)}
          onChange={(event) =>
            onChange(
              event.value instanceof Date
                ? toFecha(event.value)
                : juzgada
                  ? readTyped(String(event.value))
                  : undefined,
            )
          }
          keepInvalid
          {...(min ? { minDate: toDate(min) } : {})}
          {...(max ? { maxDate: toDate(max) } : {})}
          disabled={disabled ?? false}
          invalid={invalid}
          dateFormat="dd/mm/yy"
          parseDateTime={parseWithin(min, max)}
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
}

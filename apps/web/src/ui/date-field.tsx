import {
  type Fecha,
  fechaDe,
  formatFecha,
  interpolar,
  parseFecha,
  partsOfFecha,
  textos,
} from '@apremia/core'
import { Calendar } from 'primereact/calendar'
import { useEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import './prime.ts'
import { parseTypedDate } from './typed-date.ts'

interface DateFieldProps extends FieldProps {
  /** Day ('2026-11-23'), '' when the field is empty, or the typed text while that text is not a valid day. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly min?: Fecha | undefined
  readonly max?: Fecha | undefined
  readonly disabled?: boolean
  /**
   * True when the form, and not the field, checks the limits `min` and `max`. `onChange` then gets a day outside the
   * limits as '2026-11-23'. When false, the field shows the error and `onChange` gets the typed text.
   */
  readonly juzgada?: boolean
  readonly inputRef?: (input: HTMLInputElement | null) => void
}

const t = textos.fechas

/** Converts a calendar date to local midnight, which the date picker expects. Only this file uses local times (D68). */
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
 * Returns a function that converts the typed text to the date for the date picker. The function throws for an invalid
 * day and for a day outside the limits. Without the error, the picker would keep its last valid day.
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

const describeTyped = (text: string, min: Fecha | undefined, max: Fecha | undefined): string => {
  const dia = readTyped(text)
  if (dia && min && dia < min) return interpolar(t.desde, { fecha: formatFecha(min) })
  if (dia && max && dia > max) return interpolar(t.hasta, { fecha: formatFecha(max) })
  return t.noExiste
}

/**
 * Date field, typed as DD/MM/AAAA or picked from a calendar. An invalid text stays in the field with its fault and
 * never counts as an empty date.
 */
export const DateField = (props: DateFieldProps) => {
  const { value, onChange, min, max, disabled, juzgada = false, inputRef, ...field } = props
  const dia = parseFecha(value)
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(false)
  // Writes the value into the input again, because the date picker does not always show the value. The picker clears an
  // invalid text on blur, ignores a recovered draft, and keeps the typed text when the form is cleared.
  const keepTyped = () => {
    if (dia === undefined && input.current && input.current.value.trim() !== value)
      input.current.value = value
  }
  useEffect(keepTyped)
  useEffect(() => {
    inputRef?.(input.current)
    return () => inputRef?.(null)
  }, [inputRef])
  const wrong = value !== '' && dia === undefined && (left || field.error !== undefined)
  const error = wrong ? describeTyped(value, min, max) : field.error
  return (
    <Field {...field} error={error}>
      {({ id, describedBy, invalid }) => (
        <Calendar
          inputId={id}
          inputRef={input}
          value={dia === undefined ? null : toDate(dia)}
          onChange={({ value: read }) => {
            const text = typeof read === 'string' ? String(read).trim() : ''
            const otro =
              read instanceof Date ? toFecha(read) : juzgada ? readTyped(text) : undefined
            onChange(otro ?? text)
          }}
          onBlur={() => {
            setLeft(true)
            keepTyped()
          }}
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

import { parseFecha, textos } from '@apremia/core'
import { useEffect } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { later } from '../later.tsx'
import { SelectField } from '../select-field.tsx'
import { TextField } from '../text-field.tsx'
import type { FilterField } from './filter-field.ts'

/**
 * The calendar is loaded only when a filter has a date field, because the code of the calendar is as large as the code
 * of a whole screen.
 */
const DateField = later(async () => (await import('../date-field.tsx')).DateField, null)

interface FilterControlProps {
  readonly form: UseFormReturn<Record<string, string>>
  readonly field: FilterField<string>
}

export const FilterControl = ({ form, field: spec }: FilterControlProps) => {
  const { campo, label, failure, among, standard, day, numeric, sugeridas, onDone } = spec
  const from = day?.from === undefined ? undefined : parseFecha(form.watch(day.from) ?? '')
  const admitted = among && (among.of[form.watch(among.campo) ?? ''] ?? [])
  const options = spec.options?.filter(({ value }) => admitted?.includes(value) ?? true)
  const chosen = form.watch(campo) ?? ''
  const waits =
    (day?.from !== undefined && from === undefined) ||
    (admitted !== undefined && chosen !== '' && !admitted.includes(chosen))
  const { setValue } = form
  useEffect(() => {
    if (waits) setValue(campo, '')
  }, [waits, setValue, campo])
  return (
    <Controller
      control={form.control}
      name={campo}
      render={({ field, fieldState }) => {
        const hint = sugeridas ? (
          <span className="suggestions">
            {sugeridas.rotulo}{' '}
            {sugeridas.options.map(({ value, label: nombre }) => (
              <button
                key={value}
                type="button"
                className="btn btn-secondary"
                aria-label={nombre}
                title={nombre}
                onClick={({ currentTarget }) => {
                  field.onChange(value)
                  currentTarget.form?.requestSubmit()
                }}
              >
                {value}
              </button>
            ))}
          </span>
        ) : (
          spec.hint
        )
        const frame = { label, hint, error: fieldState.error?.message ?? failure }
        if (options)
          return (
            <SelectField
              {...frame}
              value={field.value === '' ? undefined : field.value}
              options={options}
              disabled={admitted?.length === 0}
              {...(standard === undefined && {
                placeholder: among && admitted?.length ? among.choose : textos.comunes.todos,
              })}
              onChange={(value) => field.onChange(value ?? '')}
              onBlur={field.onBlur}
              inputRef={field.ref}
            />
          )
        if (day)
          return (
            <DateField
              {...frame}
              value={field.value ?? ''}
              min={from}
              max={day.max}
              disabled={waits}
              onChange={field.onChange}
              inputRef={field.ref}
            />
          )
        return (
          <TextField
            {...frame}
            autoComplete="off"
            spellCheck={false}
            inputMode={numeric ? 'numeric' : 'text'}
            {...field}
            onBlur={() => {
              field.onBlur()
              onDone?.(field.value ?? '')
            }}
          />
        )
      }}
    />
  )
}

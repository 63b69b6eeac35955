import { textos } from '@apremia/core'
import { type ReactNode, useEffect, useId } from 'react'
import { Controller, type Resolver } from 'react-hook-form'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { SelectField } from '../select-field.tsx'
import type { Filtro } from '../table/lista.ts'
import { TextField } from '../text-field.tsx'
import { useFilterForm } from '../use-filter-form.ts'
import { GENERAL } from './resolve-busqueda.ts'
import type { SearchGroup } from './search-field.ts'

const comunes = textos.comunes

/** A message does not come while a click is under way: it would move the button from under it. */
const DELAY_MS = 400

interface SearchFormProps<C extends string> {
  /** The rules of the search: a reason that is of no field goes under `GENERAL`. */
  readonly resolver: Resolver<Record<string, string>>
  readonly groups: readonly SearchGroup<C>[]
  readonly filtro: Filtro<C>
  /** The address asks for something that cannot be looked for: say what at once. */
  readonly rejected: boolean
  readonly onSearch: (filtro: Filtro<C>) => void
  readonly onClear: () => void
}

/** The filters of a search, with core's rules and messages under each field. */
export const SearchForm = <C extends string>(props: SearchFormProps<C>) => {
  const { resolver, groups, filtro, rejected, onSearch, onClear } = props
  const fields = groups.flatMap((group) => group.fields)
  const valuesOf = (from: Filtro<C>): Record<string, string> =>
    Object.fromEntries(fields.map(({ campo }) => [campo, from[campo] ?? '']))
  const { form, clear } = useFilterForm(valuesOf(filtro), valuesOf({}), {
    resolver,
    mode: 'onBlur',
    delayError: DELAY_MS,
  })
  const { errors } = form.formState
  const { trigger } = form
  useEffect(() => {
    if (rejected) void trigger()
  }, [rejected, trigger])
  const general = errors[GENERAL]?.message
  return (
    <form
      className="search-form"
      noValidate
      onSubmit={form.handleSubmit((values) => onSearch(values as Filtro<C>))}
    >
      {groups.map(({ title, compact, fields: own }) => (
        <Group key={title} title={groups.length > 1 ? title : undefined} compact={compact ?? false}>
          {own.map(({ campo, label, options, failure, numeric, hint, onDone }) => (
            <Controller
              key={campo}
              control={form.control}
              name={campo}
              render={({ field }) => {
                const error = errors[campo]?.message
                if (options)
                  return (
                    <SelectField
                      label={label}
                      value={field.value === '' ? undefined : field.value}
                      options={options}
                      placeholder={comunes.todos}
                      error={error ?? failure}
                      hint={hint}
                      onChange={(value) => field.onChange(value ?? '')}
                      onBlur={field.onBlur}
                      inputRef={field.ref}
                    />
                  )
                return (
                  <TextField
                    label={label}
                    error={error}
                    hint={hint}
                    autoComplete="off"
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
          ))}
        </Group>
      ))}
      {general !== undefined && <Alert kind="error" title={general} />}
      <div className="search-form-actions">
        <Button type="submit" variant="primary" icon="buscar">
          {comunes.buscar}
        </Button>
        <Button
          onClick={() => {
            clear()
            onClear()
          }}
        >
          {comunes.limpiar}
        </Button>
      </div>
    </form>
  )
}

interface GroupProps {
  readonly title: string | undefined
  readonly compact: boolean
  readonly children: ReactNode
}

const Group = ({ title, compact, children }: GroupProps) => {
  const id = useId()
  const grid = <div className={compact ? 'search-grid-compact' : 'search-grid'}>{children}</div>
  if (title === undefined) return grid
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="search-legend">
        {title}
      </legend>
      {grid}
    </fieldset>
  )
}

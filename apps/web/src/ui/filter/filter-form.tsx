import { textos } from '@apremia/core'
import { useEffect } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import type { Filtro } from '../table/lista.ts'
import { checkTecleado } from './check-tecleado.ts'
import { FilterControl } from './filter-control.tsx'
import { type FilterGroup, filtroDe, valuesOf } from './filter-field.ts'
import { FilterFieldset, FoldedFieldset } from './filter-fieldset.tsx'
import { type CheckFilter, GENERAL, resolveFilter } from './read-filter.ts'
import { useFilterForm } from './use-filter-form.ts'

const comunes = textos.comunes

export interface FilterFormProps<C extends string> {
  readonly groups: readonly FilterGroup<C>[]
  readonly filtro: Filtro<C>
  /** Validates the filter. An error that is not about a single field is shown below all the fields. */
  readonly check: CheckFilter<C>
  /** True when the filter in the URL is invalid. The form then shows the faults of the filter at once. */
  readonly rejected: boolean
  readonly botones?: { readonly buscar: string; readonly limpiar: string }
  readonly inline?: boolean
  readonly onApply: (filtro: Filtro<C>) => void
  readonly onClear: () => void
}

export const FilterForm = <C extends string>(props: FilterFormProps<C>) => {
  const { groups, filtro, check, rejected, inline = false, onApply, onClear } = props
  const { botones = comunes } = props
  const { form, clear } = useFilterForm(valuesOf(groups, filtro), valuesOf(groups, {}), {
    resolver: resolveFilter(checkTecleado(groups, check), (values) => filtroDe(groups, values)),
    mode: 'onBlur',
  })
  const { trigger } = form
  useEffect(() => {
    if (rejected) void trigger()
  }, [rejected, trigger])
  const general = form.formState.errors[GENERAL]?.message
  const search = (
    <Button type="submit" variant="primary" icon="buscar">
      {botones.buscar}
    </Button>
  )
  const empty = (
    <Button
      onClick={() => {
        clear()
        onClear()
      }}
    >
      {botones.limpiar}
    </Button>
  )
  return (
    <form
      className={inline ? 'filters' : 'search-form'}
      noValidate
      onSubmit={form.handleSubmit(
        (values) => onApply(values as Filtro<C>),
        // A field calls its function `onDone` when the person leaves it, for example to load the taxes of the typed
        // property. Enter submits the form without leaving the field. A submission with errors therefore calls `onDone`
        // of every field.
        () => {
          for (const { campo, onDone } of groups.flatMap(({ fields }) => fields))
            onDone?.(form.getValues(campo) ?? '')
        },
      )}
    >
      {groups.map(({ title, glosa, compact, folded, fields }) => {
        const controls = fields.map((field) => (
          <FilterControl key={field.campo} form={form} field={field} />
        ))
        if (inline) return controls
        if (folded)
          return (
            <FoldedFieldset
              key={title}
              title={title}
              compact={compact ?? false}
              glosa={glosa}
              used={fields.some(
                ({ campo }) => filtro[campo] !== undefined || form.formState.errors[campo],
              )}
            >
              {controls}
            </FoldedFieldset>
          )
        return (
          <FilterFieldset
            key={title}
            title={groups.length > 1 ? title : undefined}
            compact={compact ?? false}
            glosa={glosa}
          >
            {controls}
          </FilterFieldset>
        )
      })}
      <div className={inline ? 'filters-actions' : 'search-form-actions'}>
        {search}
        {empty}
      </div>
      {/* The error message is below the buttons, so that the buttons do not move when the message disappears. */}
      {general !== undefined && <Alert kind="error" title={general} />}
    </form>
  )
}

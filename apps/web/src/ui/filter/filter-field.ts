import { type Fecha, parseFecha } from '@apremia/core'
import { formatDate } from '../format.ts'
import type { Option } from '../select-field.tsx'
import type { Filtro } from '../table/lista.ts'
import type { Chip } from './filter-chips.tsx'

interface DayRange<C extends string> {
  readonly max?: Fecha
  /**
   * Set in the field with the last date of a range: name of the field with the first date. The last date cannot be
   * earlier. While the first date is empty, the field of the last date is disabled.
   */
  readonly from?: C
}

export interface FilterField<C extends string> {
  readonly campo: C
  readonly label: string
  readonly options?: readonly Option<string>[]
  readonly failure?: string | undefined
  /** Option selected by default. The default option filters nothing and is not written in the URL. */
  readonly standard?: string
  readonly day?: DayRange<C>
  /**
   * Options of a select field that depend on the value of the field `campo`. While `campo` is empty, the select offers
   * no option.
   */
  readonly among?: {
    readonly campo: C
    readonly of: Readonly<Record<string, readonly string[]>>
    /**
     * Text of the option without a value, used once the field `campo` has a value. Before that, the text is 'todos'
     * (all).
     */
    readonly choose: string
  }
  readonly numeric?: boolean
  /** Maximum number of characters. A longer text is refused with a message and is not cut. */
  readonly largo?: number
  readonly hint?: string | undefined
  /** Suggested values, shown as buttons under the heading `rotulo`. A click on a button starts the search at once. */
  readonly sugeridas?:
    | { readonly rotulo: string; readonly options: readonly Option<string>[] }
    | undefined
  /** Called with the typed value when the person leaves this field or submits the form. */
  readonly onDone?: (valor: string) => void
}

/** Group of fields of a filter form. Its title is shown only when the form has several groups. */
export interface FilterGroup<C extends string> {
  readonly title: string
  readonly fields: readonly FilterField<C>[]
  /** Explanation of the abbreviations in the labels of the group, shown with its fields. */
  readonly glosa?: string
  readonly compact?: boolean
  /**
   * True when the fields of the group are hidden until the person unfolds the group. The group unfolds by itself when a
   * field has a value or an error.
   */
  readonly folded?: boolean
}

/**
 * Converts the filter that was read from the URL to the values of the form. Ignores the parameters that have no field
 * in the form.
 */
export const valuesOf = <C extends string>(
  groups: readonly FilterGroup<C>[],
  filtro: Filtro<C>,
): Record<string, string> =>
  Object.fromEntries(
    groups
      .flatMap(({ fields }) => fields)
      .map(({ campo, standard }) => [campo, filtro[campo] ?? standard ?? '']),
  )

/** Converts the values of the form to a filter, without the fields whose value is the default option. */
export const filtroDe = <C extends string>(
  groups: readonly FilterGroup<C>[],
  values: Readonly<Record<string, string | undefined>>,
): Filtro<C> => {
  const filtro: { [K in C]?: string } = {}
  for (const { campo, standard } of groups.flatMap(({ fields }) => fields)) {
    const valor = values[campo]
    if (valor !== undefined && valor !== standard) filtro[campo] = valor
  }
  return filtro
}

export const chipsOf = <C extends string>(
  groups: readonly FilterGroup<C>[],
  filtro: Filtro<C>,
): Chip[] =>
  groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ campo, label, options, day }) => {
      const valor = filtro[campo]
      if (valor === undefined) return []
      const chosen = options?.find((option) => option.value === valor)?.label
      const value = chosen ?? (day && parseFecha(valor) ? formatDate(valor) : valor)
      return [{ id: campo, name: label, value }]
    })

import { type Fecha, parseFecha } from '@apremia/core'
import { formatDate } from '../format.ts'
import type { Option } from '../select-field.tsx'
import type { Filtro } from '../table/lista.ts'
import type { Chip } from './filter-chips.tsx'

/** A day, chosen from a calendar. */
interface DayRange<C extends string> {
  readonly max?: Fecha
  /** Field with the day from which this one starts. While that field is empty, this one cannot be chosen. */
  readonly from?: C
}

/** A field of the filter of a list. */
export interface FilterField<C extends string> {
  readonly campo: C
  readonly label: string
  /** Chosen from a list; without it, typed. */
  readonly options?: readonly Option<string>[]
  /** Reason why the list could not be loaded. */
  readonly failure?: string | undefined
  /** Default option, which filters nothing and is left out of the address. */
  readonly standard?: string
  readonly day?: DayRange<C>
  /** Another field that decides which options are offered. While that field is empty, no option is offered. */
  readonly among?: {
    readonly campo: C
    readonly of: Readonly<Record<string, readonly string[]>>
    /** Text of the empty option, once there are options. */
    readonly choose: string
  }
  readonly numeric?: boolean
  /** Maximum number of characters. A longer text is refused with a message, not cut. */
  readonly largo?: number
  readonly hint?: string | undefined
  /** Options that also get a button of their own, under a heading. Choosing one searches at once. */
  readonly sugeridas?:
    | { readonly rotulo: string; readonly options: readonly Option<string>[] }
    | undefined
  /** Called when the person finishes with the field. */
  readonly onDone?: (valor: string) => void
}

/** Fields shown together, under a title when there is more than one group. */
export interface FilterGroup<C extends string> {
  readonly title: string
  readonly fields: readonly FilterField<C>[]
  /** Explains the abbreviated names of the fields. */
  readonly glosa?: string
  /** Shows many short fields in a row. */
  readonly compact?: boolean
}

/** Returns the values of every field of the form for the filter of the address, and no others. */
export const valuesOf = <C extends string>(
  groups: readonly FilterGroup<C>[],
  filtro: Filtro<C>,
): Record<string, string> =>
  Object.fromEntries(
    groups
      .flatMap(({ fields }) => fields)
      .map(({ campo, standard }) => [campo, filtro[campo] ?? standard ?? '']),
  )

/** Returns the filter that the form holds. Standard options are left out. */
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

/** The filters that were applied, as the form names them. */
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

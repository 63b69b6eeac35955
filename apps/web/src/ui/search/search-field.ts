import type { Option } from '../select-field.tsx'
import type { Chip } from '../table/filter-chips.tsx'
import type { Filtro } from '../table/lista.ts'

/** A field of a search form. */
export interface SearchField<C extends string> {
  readonly campo: C
  readonly label: string
  /** Chosen from a list; without it, typed. */
  readonly options?: readonly Option<string>[]
  /** Why the list could not be brought. */
  readonly failure?: string | undefined
  readonly numeric?: boolean
  readonly hint?: string | undefined
  /** When what was typed is done with. */
  readonly onDone?: (valor: string) => void
}

/** Fields that go together, under a name of theirs when there is more than one group. */
export interface SearchGroup<C extends string> {
  readonly title: string
  readonly fields: readonly SearchField<C>[]
  /** Many short fields in a row. */
  readonly compact?: boolean
}

/** The filters that were applied, as the form names them. */
export const chipsOf = <C extends string>(
  groups: readonly SearchGroup<C>[],
  filtro: Filtro<C>,
): Chip[] =>
  groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ campo, label, options }) => {
      const valor = filtro[campo]
      if (valor === undefined) return []
      const value = options?.find((option) => option.value === valor)?.label ?? valor
      return [{ id: campo, name: label, value }]
    })

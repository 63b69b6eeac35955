import { type ColumnaDeLista, isCifra } from '@apremia/core'
import type { TableColumn } from './column.ts'

/**
 * Properties of a column that the definition of the list does not have. `key` is the name of the column in JSON and
 * CSV, when that name differs from the key of the definition.
 */
type ColumnOfCommand<T> = Partial<Pick<TableColumn<T>, 'key' | 'text' | 'flexible' | 'hidden'>> &
  Pick<TableColumn<T>, 'value'>

/** Titles and alignment of the columns come from `lista`, the definition of the list in core. */
export const tableColumns = <K extends string, T>(
  lista: Readonly<Record<K, ColumnaDeLista>>,
  columns: { readonly [P in K]?: ColumnOfCommand<T> },
): readonly TableColumn<T>[] =>
  Object.entries<ColumnOfCommand<T> | undefined>(columns).flatMap(([key, column]) => {
    if (column === undefined) return []
    const propia = lista[key as K]
    return {
      ...{ key, title: propia.nombre.toUpperCase(), ...column },
      ...(isCifra(propia) && { align: 'right' as const }),
    }
  })

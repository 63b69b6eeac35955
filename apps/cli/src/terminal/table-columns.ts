import { type ColumnaDeLista, isCifra } from '@apremia/core'
import type { TableColumn } from './column.ts'

/**
 * Column of a printed table, as a command defines it. The definition of the list in the package core gives the name and
 * the alignment of the column. `key` is the name in JSON and CSV, when it differs from the key in that definition.
 */
type ColumnOfCommand<T> = Partial<Pick<TableColumn<T>, 'key' | 'text' | 'flexible' | 'hidden'>> &
  Pick<TableColumn<T>, 'value'>

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

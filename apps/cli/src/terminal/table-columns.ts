import { type ColumnaDeLista, isCifra } from '@apremia/core'
import type { TableColumn } from './column.ts'

/** What only the command says of a column. `key` is its name for programs, where it is not that of the list. */
type ColumnOfCommand<T> = Partial<Pick<TableColumn<T>, 'key' | 'text' | 'flexible' | 'hidden'>> &
  Pick<TableColumn<T>, 'value'>

/** Returns the columns of a list that the command shows, in the given order, from the table of the list. */
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

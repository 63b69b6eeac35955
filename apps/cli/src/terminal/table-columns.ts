import { type ColumnaDeLista, isCifra } from '@apremia/core'
import type { TableColumn } from './column.ts'

/**
 * Column of a table that a command prints. The definition of the list in packages/core gives its name, alignment and
 * key. A `key` given here replaces that key in the JSON and CSV output.
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

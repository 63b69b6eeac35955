import { type ColumnaDeLista, isCifra } from '@apremia/core'
import type { Column } from './column.ts'

type ColumnOnScreen<Row> = Pick<
  Column<Row>,
  'cell' | 'width' | 'tarjeta' | 'glosa' | 'main' | 'comparado'
>

/**
 * Returns the columns to show on the screen, in the order of `columns`. The name and the sorting of each column come
 * from the list definition `lista`.
 */
export const screenColumns = <K extends string, Row>(
  lista: Readonly<Record<K, ColumnaDeLista>>,
  columns: { readonly [P in K]?: ColumnOnScreen<Row> },
): readonly Column<Row>[] =>
  Object.entries(columns).map(([id, column]) => {
    const propia = lista[id as K]
    const { nombre, enPantalla: header = nombre, orden, deQuien: whose } = propia
    const align = isCifra(propia) ? 'end' : undefined
    return { id, header, orden, whose, align, ...(column as ColumnOnScreen<Row>) }
  })

import { type ColumnaDeLista, isCifra } from '@apremia/core'
import type { Column } from './column.ts'

type ColumnOnScreen<Row> = Pick<
  Column<Row>,
  'cell' | 'width' | 'tarjeta' | 'glosa' | 'main' | 'comparado'
>

/** Returns the columns of the list definition `lista` that the screen shows, in the order of `columns`. */
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

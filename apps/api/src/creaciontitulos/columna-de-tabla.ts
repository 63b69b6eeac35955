import type { Centavos, Fecha } from '@apremia/core'
import type { Column } from '@apremia/workbooks'

/** A column of a table that is written in another thread: it takes the cell of its place in the row. */
export interface ColumnaDeTabla {
  readonly heading: string
  readonly type: 'text' | 'integer' | 'amount' | 'date'
  readonly width?: number
}

export type Celda = string | number | null

export type FilaDeTabla = readonly Celda[]

const text = (cell: Celda | undefined): string | null => (typeof cell === 'string' ? cell : null)
const number = (cell: Celda | undefined): number | null => (typeof cell === 'number' ? cell : null)

/** Gives the columns their accessors, in the thread that writes. */
export const toColumns = (columnas: readonly ColumnaDeTabla[]): Column<FilaDeTabla>[] =>
  columnas.map((columna, index) => {
    switch (columna.type) {
      case 'integer':
        return { ...columna, type: 'integer', value: (row) => number(row[index]) }
      case 'amount':
        return { ...columna, type: 'amount', value: (row) => number(row[index]) as Centavos | null }
      case 'date':
        return { ...columna, type: 'date', value: (row) => text(row[index]) as Fecha | null }
      default:
        return { ...columna, type: 'text', value: (row) => text(row[index]) }
    }
  })

import type { ReactNode } from 'react'
import type { Expansion } from './expander.tsx'
import type { Orden } from './lista.ts'
import type { Selection } from './selection.tsx'

/** Part of a card in which a column is shown. A narrow window shows each row as a card. */
export type PapelEnTarjeta =
  /** The card shows the value as its title. */
  | 'nombre'
  /** The card shows the value without a header. */
  | 'principal'
  /** The card shows the value as the state of the row. */
  | 'estado'
  /** The card shows the value as the amount of the row. */
  | 'importe'
  /** The card shows the value with its header. */
  | 'dato'
  /** The card shows the actions on the row. */
  | 'acciones'
  /** The card does not show the column. */
  | 'nada'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly glosa?: string
  readonly cell: (row: Row) => ReactNode
  /** Alignment of the cells. 'end' is for numbers, which also get tabular digits. */
  readonly align?: 'start' | 'end' | undefined
  /**
   * Width of the column, and how its text is cut:
   * - 'code' takes one line.
   * - 'name' and 'prose' share the remaining width, and are cut to one line in a compact list.
   * - 'two-lines' is cut after two lines.
   * - 'whole' is never cut.
   */
  readonly width?: 'code' | 'name' | 'prose' | 'two-lines' | 'whole'
  /**
   * Value of the `orden` parameter of the API that sorts by this column. A column without `orden` cannot sort the list.
   */
  readonly orden?: string | undefined
  /** Part of the card where this column is shown. Cards replace the table in a narrow window. 'dato' by default. */
  readonly tarjeta?: PapelEnTarjeta
  /**
   * True for the lawyer column. This column is hidden from a person who sees only the rows of their own lawyer's code
   * (D11, D13).
   */
  readonly whose?: true | undefined
  /**
   * True for the column with the main control of the row. In a cell without controls, Enter clicks the main control of
   * the row.
   */
  readonly main?: true
  /**
   * Returns the value of a row in this column. When all the rows have the same value, the list hides the column, unless
   * the person shows it. A column without this function stays visible.
   */
  readonly comparado?: (row: Row) => string | number
  /** True for an optional column, which is hidden until the person shows it. */
  readonly opcional?: boolean
  /** Total of the column. A table with at least one total ends with a row of totals. */
  readonly foot?: ReactNode
}

export interface Sorting {
  readonly orden: Orden | undefined
  readonly onSort: (columna: string) => void
}

/** Position of the rows of one page in the whole list. */
export interface ParteDeLista {
  /** Number of rows of the list that come before this page. */
  readonly antes: number
  readonly total: number
}

export interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly rowClass?: (row: Row) => string | undefined
  /** Tells whether a panel beside the table shows the data of the row. */
  readonly isCurrent?: (row: Row) => boolean
  readonly busy?: boolean
  readonly sorting?: Sorting
  readonly expansion?: Expansion<Row>
  readonly selection?: Selection<Row> | undefined
  /** Position of the rows of this table in a longer list. When absent, the table has all the rows of the list. */
  readonly parte?: ParteDeLista
}

import type { ReactNode } from 'react'
import type { Expansion } from './expander.tsx'
import type { Orden } from './lista.ts'
import type { Selection } from './selection.tsx'

/**
 * What a column is on a card: its name, what matters without saying what it is, how it stands, what it comes to, a
 * fact with its name, what can be done, or nothing.
 */
export type PapelEnTarjeta =
  | 'nombre'
  | 'principal'
  | 'estado'
  | 'importe'
  | 'dato'
  | 'acciones'
  | 'nada'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  /** What the name is short for. */
  readonly glosa?: string
  readonly cell: (row: Row) => ReactNode
  /** Figures go to the end, in tabular digits. */
  readonly align?: 'start' | 'end'
  /**
   * Codes and dates stay in one line; names and prose share the rest of a list, and are cut where its rows are of
   * one line; what has to be read whole never is.
   */
  readonly width?: 'code' | 'name' | 'prose' | 'whole'
  /** Name the server sorts the list by; without it the list is not sorted by this column. */
  readonly orden?: string
  /** What it is on a card, where there is no room for a table; without it, a fact. */
  readonly tarjeta?: PapelEnTarjeta
  /** Names whose the row is: of no use to whoever sees only their own (D11, D13). */
  readonly whose?: true
  /** What the column comes to: a table where some column has it ends in a row of them. */
  readonly foot?: ReactNode
}

export interface Sorting {
  readonly orden: Orden | undefined
  readonly onSort: (columna: string) => void
}

export interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly rowClass?: (row: Row) => string | undefined
  readonly busy?: boolean
  readonly sorting?: Sorting
  readonly expansion?: Expansion<Row>
  readonly selection?: Selection<Row> | undefined
}

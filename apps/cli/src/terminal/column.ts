/** Value of a cell before it is formatted: dates are ISO texts, and amounts are texts with a dot. */
export type CellValue = string | number | boolean | null

/** Column of a list, for the three outputs at once: the table for people, JSON and CSV for programs. */
export interface TableColumn<T> {
  /** Key in JSON and heading in CSV: stable. */
  readonly key: string
  /** Heading of the table. */
  readonly title: string
  readonly value: (row: T) => CellValue
  /** Text for people, es-AR; by default the value as it is. */
  readonly text?: (row: T) => string
  readonly align?: 'left' | 'right'
  /** May be cut with '…' when the terminal is narrow. */
  readonly flexible?: boolean
  /** Whether the table leaves the column out. Programs get it. */
  readonly hidden?: boolean
}

/** The row as programs read it, keys in the order of the columns. */
export const recordOf = <T>(
  columns: readonly TableColumn<T>[],
  row: T,
): Record<string, CellValue> =>
  Object.fromEntries(columns.map(({ key, value }) => [key, value(row)]))

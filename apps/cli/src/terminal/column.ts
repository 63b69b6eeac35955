/** Value of a cell before it is formatted: dates are ISO texts, and amounts are texts with a dot. */
export type CellValue = string | number | boolean | null

export interface TableColumn<T> {
  /** Key in JSON and header in CSV. The key never changes. */
  readonly key: string
  readonly title: string
  readonly value: (row: T) => CellValue
  /** Formats the value for people, in es-AR. Without this function, the value is printed unchanged. */
  readonly text?: (row: T) => string
  readonly align?: 'left' | 'right'
  readonly flexible?: boolean
  /** True when the table leaves the column out. JSON and CSV always include the column. */
  readonly hidden?: boolean
}

export const recordOf = <T>(
  columns: readonly TableColumn<T>[],
  row: T,
): Record<string, CellValue> =>
  Object.fromEntries(columns.map(({ key, value }) => [key, value(row)]))

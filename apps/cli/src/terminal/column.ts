/**
 * Value of a table cell before it is formatted for people. Dates are 'AAAA-MM-DD', and amounts are texts with a decimal
 * dot.
 */
export type CellValue = string | number | boolean | null

export interface TableColumn<T> {
  /** Name of the column in the JSON and CSV output. It must never change, because scripts use it. */
  readonly key: string
  readonly title: string
  readonly value: (row: T) => CellValue
  /** Formats the value of the column for people in Argentina. Without this function, the value is printed unchanged. */
  readonly text?: (row: T) => string
  readonly align?: 'left' | 'right'
  readonly flexible?: boolean
  /** True when the printed table leaves the column out. The JSON and CSV output always include the column. */
  readonly hidden?: boolean
}

export const recordOf = <T>(
  columns: readonly TableColumn<T>[],
  row: T,
): Record<string, CellValue> =>
  Object.fromEntries(columns.map(({ key, value }) => [key, value(row)]))

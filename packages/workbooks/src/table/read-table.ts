import { type Cell, isBlank, type Row } from '../read/cell.ts'
import { type MergedRange, readRows, type Sheet } from '../read/workbook.ts'
import { WorkbookError } from '../workbook-error.ts'
import { type FoundHeadings, findHeadings, type HeadingSpec } from './find-headings.ts'
import { hiddenTitles } from './hidden-titles.ts'

export interface TableRow<K extends string> {
  readonly number: number
  cell(key: K): Cell
}

export interface TableEnd<K extends string> {
  readonly headings: FoundHeadings<K>
  readonly rows: number
  readonly hidden: number
  readonly hiddenColumns: readonly string[]
  readonly merged: readonly MergedRange[]
}

export interface TableSpec<K extends string> {
  readonly headings: readonly HeadingSpec<K>[]
  /**
   * Explains why a heading row lacks required headings. The explanation is more precise than the list of the missing
   * headings. Undefined when there is no such explanation.
   */
  readonly explainMissing?: (row: Row) => WorkbookError | undefined
  readonly onRow: (row: TableRow<K>, headings: FoundHeadings<K>) => void
}

/** Maximum number of rows, such as titles and notes, above the heading row. */
const ROWS_ABOVE = 10

const blankRow = ({ cells }: Row): boolean => cells.every(isBlank)

const missingError = <K extends string>(
  row: Row,
  { missing }: FoundHeadings<K>,
  spec: TableSpec<K>,
  sheet: string,
): WorkbookError =>
  spec.explainMissing?.(row) ?? new WorkbookError('columnas-faltantes', sheet, missing.join(', '))

/**
 * Reads a sheet as a table. The heading row is the first row with all the required headings, among the first ten rows
 * with content. Each later row with content, even a hidden one, is passed to `onRow`.
 *
 * @throws WorkbookError when there is no heading row or no row below it
 */
export const readTable = async <K extends string>(
  sheet: Sheet,
  spec: TableSpec<K>,
): Promise<TableEnd<K>> => {
  let headings: FoundHeadings<K> | undefined
  let headingRow = 0
  let failure: WorkbookError | undefined
  let above = 0
  let rows = 0
  let hidden = 0
  let last = 0
  const look = (row: Row): void => {
    const found = findHeadings(row, spec.headings, sheet.name)
    if (found.missing.length === 0) {
      headings = found
      headingRow = row.number
      return
    }
    failure ??= missingError(row, found, spec, sheet.name)
    if (++above >= ROWS_ABOVE) throw failure
  }
  const onRow = (row: Row): void => {
    if (blankRow(row)) return
    if (!headings) {
      look(row)
      return
    }
    const { columns } = headings
    rows++
    if (row.hidden) hidden++
    last = row.number
    spec.onRow(
      {
        number: row.number,
        cell: (key) => {
          const column = columns.get(key)
          return column === undefined ? undefined : row.cells[column]
        },
      },
      headings,
    )
  }
  const end = await readRows(sheet, onRow)
  if (!headings) throw failure ?? new WorkbookError('sin-datos', sheet.name)
  const { columns, titles } = headings as FoundHeadings<K>
  const known: ReadonlySet<number> = new Set(columns.values())
  const hiddenColumns = hiddenTitles(end.hiddenColumns, { columns, titles })
  const touches = ({ left, right }: MergedRange): boolean =>
    [...known].some((column) => column + 1 >= left && column + 1 <= right)
  const merged = end.merged
    .filter((range) => range.bottom > headingRow && range.top <= last && touches(range))
    .map((range) => ({ ...range, top: Math.max(range.top, headingRow + 1) }))
  return { headings, rows, hidden, hiddenColumns, merged }
}

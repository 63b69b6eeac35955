import { type Cell, isBlank, type Row } from '../read/cell.ts'
import { type MergedRange, readRows, type Sheet } from '../read/workbook.ts'
import { WorkbookError } from '../workbook-error.ts'
import { type FoundHeadings, findHeadings, type HeadingSpec } from './find-headings.ts'
import { hiddenTitles } from './hidden-titles.ts'

/** A data row, by column key. */
export interface TableRow<K extends string> {
  readonly number: number
  cell(key: K): Cell
}

export interface TableEnd<K extends string> {
  readonly headings: FoundHeadings<K>
  /** Data rows read, and how many of them the spreadsheet hides. */
  readonly rows: number
  readonly hidden: number
  /** The columns used that the spreadsheet hides, as the file names them. */
  readonly hiddenColumns: readonly string[]
  /** Ranges that merge cells of data: from the first row below the heading to the last one read. */
  readonly merged: readonly MergedRange[]
}

export interface TableSpec<K extends string> {
  readonly headings: readonly HeadingSpec<K>[]
  /** Says why a row that lacks required headings is refused, when there is more to say than which. */
  readonly explainMissing?: (row: Row) => WorkbookError | undefined
  readonly onRow: (row: TableRow<K>, headings: FoundHeadings<K>) => void
}

/** Titles and notes above the heading row that are looked through. */
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
 * Reads a sheet as a table. The first row that has every required heading, among the first ten with content, names the
 * columns. Each later row with content goes to `onRow`, hidden rows too. Throws a WorkbookError when there is no such
 * heading row or no row below it.
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

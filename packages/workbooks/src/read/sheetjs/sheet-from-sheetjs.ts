import type { WorkSheet } from 'xlsx'
import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'
import type { Cell, Row } from '../cell.ts'
import type { MergedRange, RowBatches, Sheet } from '../workbook.ts'
import { cellFromSheetJs } from './cell-from-sheetjs.ts'

export interface SheetJsContext {
  readonly name: string
  readonly visible: boolean
  readonly date1904: boolean
  readonly limits: Limits
  /** Addresses ('C5') of formulas known by other means. */
  readonly formulas?: ReadonlySet<string>
}

const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

const mergedOf = (sheet: WorkSheet): MergedRange[] =>
  (sheet['!merges'] ?? []).map(({ s, e }) => ({
    top: s.r + 1,
    left: s.c + 1,
    bottom: e.r + 1,
    right: e.c + 1,
  }))

const place = (cells: Cell[], column: number, cell: Cell): void => {
  while (cells.length < column) cells.push(undefined)
  cells[column] = cell
}

/** Walks the cells there are, never the range the sheet claims to have. */
const rowsOf = (sheet: WorkSheet, context: SheetJsContext): Row[] => {
  const { name, date1904, limits, formulas } = context
  const rows = new Map<number, Cell[]>()
  let count = 0
  for (const address of Object.keys(sheet)) {
    const [, letters = '', digits = ''] = ADDRESS.exec(address) ?? []
    if (letters === '') continue
    const cell: Cell = formulas?.has(address)
      ? { kind: 'formula', text: '=' }
      : cellFromSheetJs(sheet[address], date1904, limits)
    if (cell === undefined) continue
    const column = columnOf(letters)
    if (column >= limits.columns)
      throw new WorkbookError('demasiadas-columnas', name, limits.columns)
    if (Number(digits) > limits.rows) throw new WorkbookError('demasiadas-filas', name, limits.rows)
    if (++count > limits.cells) throw new WorkbookError('demasiadas-celdas', name, limits.cells)
    const cells = rows.get(Number(digits)) ?? []
    place(cells, column, cell)
    rows.set(Number(digits), cells)
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([number, cells]) => ({
      number,
      hidden: sheet['!rows']?.[number - 1]?.hidden === true,
      cells,
    }))
}

async function* batch(sheet: WorkSheet, context: SheetJsContext): RowBatches {
  yield rowsOf(sheet, context)
  return { merged: mergedOf(sheet) }
}

/** A sheet SheetJS has read, as the rest of the product sees sheets. */
export const sheetFromSheetJs = (sheet: WorkSheet | undefined, context: SheetJsContext): Sheet => ({
  name: context.name,
  visible: context.visible,
  rows: () => batch(sheet ?? {}, context),
})

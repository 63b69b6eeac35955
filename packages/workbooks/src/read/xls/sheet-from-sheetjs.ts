import type { WorkSheet } from 'xlsx'
import { columnIndex } from '../../cell-address.ts'
import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'
import type { Cell, Row } from '../cell.ts'
import type { RowBatches, Sheet } from '../workbook.ts'
import { cellFromSheetJs } from './cell-from-sheetjs.ts'
import type { BiffSheet } from './inspect-biff.ts'

const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/
const FORMULA: Cell = { kind: 'formula', text: '=' }

class Grid {
  readonly #rows = new Map<number, Cell[]>()

  put(address: string, cell: Cell): void {
    const [, letters = '', digits = ''] = ADDRESS.exec(address) ?? []
    if (letters === '' || cell === undefined) return
    const cells = this.#rows.get(Number(digits)) ?? []
    const column = columnIndex(letters)
    while (cells.length < column) cells.push(undefined)
    cells[column] = cell
    this.#rows.set(Number(digits), cells)
  }

  rows(isHidden: (row: number) => boolean): Row[] {
    return [...this.#rows]
      .sort(([a], [b]) => a - b)
      .map(([number, cells]) => ({ number, hidden: isHidden(number), cells }))
  }
}

/**
 * Reads the rows of a sheet. It visits only the existing cells, because the range that the sheet declares may be huge.
 */
const rowsOf = (
  sheet: WorkSheet,
  formulas: ReadonlySet<string>,
  date1904: boolean,
  limits: Limits,
): Row[] => {
  const grid = new Grid()
  for (const [address, cell] of Object.entries(sheet))
    if (!address.startsWith('!')) grid.put(address, cellFromSheetJs(cell, date1904, limits))
  for (const address of formulas) grid.put(address, FORMULA)
  const heights = sheet['!rows'] ?? []
  return grid.rows((row) => heights[row - 1]?.hidden === true)
}

export const sheetFromSheetJs = (
  sheet: WorkSheet | undefined,
  { name, visible, formulas, merged, hiddenColumns }: BiffSheet,
  date1904: boolean,
  limits: Limits,
): Sheet => {
  if (!sheet) throw new WorkbookError('danado', `falta la hoja ${name}`)
  async function* rows(): RowBatches {
    yield rowsOf(sheet ?? {}, formulas, date1904, limits)
    return { merged, hiddenColumns }
  }
  return { name, visible, rows }
}

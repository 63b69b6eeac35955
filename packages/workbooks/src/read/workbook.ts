import type { Row } from './cell.ts'

/**
 * Range of merged cells. Rows and columns are numbered from 1. The range includes its first and last rows and columns.
 */
export interface MergedRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Range of hidden columns. Columns are numbered from 1. The first and the last one are included. */
export type HiddenColumns = Pick<MergedRange, 'left' | 'right'>

export interface SheetEnd {
  readonly merged: readonly MergedRange[]
  readonly hiddenColumns: readonly HiddenColumns[]
}

/**
 * Empty lists of merged cells and hidden columns. This value is returned for a file format without them, such as CSV,
 * and when the reading stops before the end of the sheet.
 */
export const NO_END: SheetEnd = { merged: [], hiddenColumns: [] }

/**
 * Generator of the rows with content, in batches from top to bottom. At the end, the generator returns the merged cells
 * and the hidden columns of the sheet. Throws a WorkbookError when the sheet exceeds a limit or is malformed.
 */
export type RowBatches = AsyncGenerator<readonly Row[], SheetEnd, void>

export interface Sheet {
  readonly name: string
  readonly visible: boolean
  /** Yields the rows of the sheet. Each call reads the sheet again from its start. */
  rows(): RowBatches
}

export interface Workbook {
  readonly format: 'xlsx' | 'xls' | 'csv'
  readonly sheets: readonly Sheet[]
}

export const readRows = async (sheet: Sheet, onRow: (row: Row) => void): Promise<SheetEnd> => {
  const batches = sheet.rows()
  for (;;) {
    const step = await batches.next()
    if (step.done) return step.value
    for (const row of step.value) onRow(row)
  }
}

export const hasContent = async (sheet: Sheet): Promise<boolean> => {
  const batches = sheet.rows()
  try {
    for (let step = await batches.next(); !step.done; step = await batches.next())
      if (step.value.length > 0) return true
    return false
  } finally {
    await batches.return(NO_END)
  }
}

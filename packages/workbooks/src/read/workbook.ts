import type { Row } from './cell.ts'

/** Range of merged cells. Rows and columns count from 1, and both ends are included. */
export interface MergedRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Range of hidden columns. Columns count from 1, and both ends are included. */
export type HiddenColumns = Pick<MergedRange, 'left' | 'right'>

export interface SheetEnd {
  readonly merged: readonly MergedRange[]
  readonly hiddenColumns: readonly HiddenColumns[]
}

/** Empty data for a sheet that was not read to its end or has only rows. */
export const NO_END: SheetEnd = { merged: [], hiddenColumns: [] }

/**
 * Rows with content, from top to bottom, in batches. The generator returns the data that follow the rows in the file.
 * The iteration throws a WorkbookError when the sheet exceeds a limit or is malformed.
 */
export type RowBatches = AsyncGenerator<readonly Row[], SheetEnd, void>

export interface Sheet {
  readonly name: string
  readonly visible: boolean
  /** Reads the sheet from its start at each call. */
  rows(): RowBatches
}

/** Workbook whose list of sheets is within the limits. Sheets are read on demand. */
export interface Workbook {
  readonly format: 'xlsx' | 'xls' | 'csv'
  readonly sheets: readonly Sheet[]
}

/** Calls `onRow` for each row with content. */
export const readRows = async (sheet: Sheet, onRow: (row: Row) => void): Promise<SheetEnd> => {
  const batches = sheet.rows()
  for (;;) {
    const step = await batches.next()
    if (step.done) return step.value
    for (const row of step.value) onRow(row)
  }
}

/** Tells whether some row of the sheet has content. It reads only up to the first such row. */
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

import type { Row } from './cell.ts'

/** Merged cells. Rows and columns count from 1, and both ends are included. */
export interface MergedRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Columns the spreadsheet hides; from 1, both ends included. */
export type HiddenColumns = Pick<MergedRange, 'left' | 'right'>

export interface SheetEnd {
  readonly merged: readonly MergedRange[]
  readonly hiddenColumns: readonly HiddenColumns[]
}

/** End of a sheet that was not read to its end, or has nothing but rows. */
export const NO_END: SheetEnd = { merged: [], hiddenColumns: [] }

/**
 * Rows with content from top to bottom, in batches. The generator returns the data that follow the rows in the file.
 * Iterating throws a WorkbookError when the sheet breaks a limit or is malformed.
 */
export type RowBatches = AsyncGenerator<readonly Row[], SheetEnd, void>

export interface Sheet {
  readonly name: string
  readonly visible: boolean
  /** Reads the sheet anew at each call. */
  rows(): RowBatches
}

/** A workbook whose directory has passed the limits; sheets are read on demand. */
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

/** True when some row of the sheet has content; reads no further than the first. */
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

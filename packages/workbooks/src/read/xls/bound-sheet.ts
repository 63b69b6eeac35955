import { WorkbookError } from '../../workbook-error.ts'
import { damagedBiff } from './biff-records.ts'

/** Entry of the list of sheets at the beginning of the .xls stream (MS-XLS §2.4.28). */
export interface BoundSheet {
  readonly name: string
  readonly visible: boolean
  readonly isWorksheet: boolean
  readonly position: number
}

/** Kinds of sheets: 0 is a worksheet, 1 has Excel 4 macros, and 6 is a Visual Basic module. */
const WORKSHEET = 0
const MACROS: ReadonlySet<number | undefined> = new Set([1, 6])

const nameOf = (data: Buffer, biff8: boolean): string => {
  const length = data[6] ?? 0
  if (!biff8) return data.toString('latin1', 7, 7 + length)
  const wide = ((data[7] ?? 0) & 1) === 1
  return data.toString(wide ? 'utf16le' : 'latin1', 8, 8 + length * (wide ? 2 : 1))
}

/** Reads a BOUNDSHEET record. Throws when the record declares a sheet of macros. */
export const boundSheetOf = (data: Buffer, biff8: boolean): BoundSheet => {
  if (data.length < 8) throw damagedBiff()
  const kind = data[5]
  if (MACROS.has(kind)) throw new WorkbookError('macros')
  return {
    name: nameOf(data, biff8),
    visible: ((data[4] ?? 0) & 3) === 0,
    isWorksheet: kind === WORKSHEET,
    position: data.readUInt32LE(0),
  }
}

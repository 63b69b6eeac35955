import { WorkbookError } from '../../workbook-error.ts'

/** Types of the BIFF records (the records of an .xls file) that this package uses (MS-XLS §2.3). */
export const RECORD = {
  bof: 0x0809,
  eof: 0x000a,
  filePass: 0x002f,
  boundSheet: 0x0085,
  obProj: 0x00d3,
  continue: 0x003c,
  sharedStrings: 0x00fc,
  merged: 0x00e5,
  mulRk: 0x00bd,
  xf: 0x00e0,
  format: 0x041e,
  codePage: 0x0042,
  date1904: 0x0022,
  row: 0x0208,
  columns: 0x007d,
  /**
   * Type of the record with the selected cells, which SheetJS skips. To hide any other record from SheetJS,
   * `inspect-biff.ts` changes the type of the record to this type.
   */
  selection: 0x001d,
} as const

/** Record types of a cell with a formula, one for each of three versions of BIFF (the format of .xls workbooks). */
export const FORMULAS: ReadonlySet<number> = new Set([0x0006, 0x0206, 0x0406])

/** Record types of cells with a value: NUMBER, RK, MULRK, LABELSST, LABEL, RSTRING, BOOLERR. */
export const VALUES: ReadonlySet<number> = new Set([
  0x0203,
  0x027e,
  RECORD.mulRk,
  0x00fd,
  0x0204,
  0x00d6,
  0x0205,
])

/**
 * Types of the records that SheetJS needs in addition to the cells: sheets, shared texts, formats, code page, date
 * system and rows.
 */
export const FRAME: ReadonlySet<number> = new Set([
  RECORD.boundSheet,
  RECORD.sharedStrings,
  RECORD.xf,
  RECORD.format,
  RECORD.codePage,
  RECORD.date1904,
  RECORD.row,
])

export interface BiffRecord {
  readonly type: number
  /**
   * Offset, in the .xls stream, of the header of the record. `start` and `end` are the offsets of the data of the
   * record.
   */
  readonly at: number
  readonly start: number
  readonly end: number
}

export const damagedBiff = (): WorkbookError =>
  new WorkbookError('danado', 'registros del archivo .xls')

/** Calls `visit` for each record. Throws when a record ends beyond the end of the stream. */
export const walkRecords = (stream: Buffer, visit: (record: BiffRecord) => void): void => {
  let at = 0
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at)
    const start = at + 4
    const end = start + stream.readUInt16LE(at + 2)
    // Some programs fill the end of the .xls stream with zeros, which are not records.
    if (type === 0 && end === start) return
    if (end > stream.length) throw damagedBiff()
    visit({ type, at, start, end })
    at = end
  }
}

import { columnName } from '../../cell-address.ts'
import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'
import type { HiddenColumns, MergedRange } from '../workbook.ts'
import {
  type BiffRecord,
  damagedBiff,
  FORMULAS,
  FRAME,
  RECORD,
  VALUES,
  walkRecords,
} from './biff-records.ts'
import { type BoundSheet, boundSheetOf } from './bound-sheet.ts'

export interface BiffSheet {
  readonly name: string
  readonly visible: boolean
  readonly formulas: ReadonlySet<string>
  readonly merged: readonly MergedRange[]
  readonly hiddenColumns: readonly HiddenColumns[]
}

interface Content {
  readonly name: string
  readonly formulas: Set<string>
  readonly merged: MergedRange[]
  readonly hiddenColumns: HiddenColumns[]
  cells: number
  closed: boolean
}

const BIFF8 = 0x0600
/**
 * Maximum number of sheets of an .xls. MOST_FORMATS and MOST_MERGES are the maximum numbers of formats and of merged
 * ranges. No real program exceeds these limits. SheetJS would create an object for each sheet, format and range.
 */
const MOST_SHEETS = 1000
const MOST_FORMATS = 65_536
const MOST_MERGES = 100_000
/** Maximum number of ranges of hidden columns, because an .xls has 256 columns. */
const MOST_HIDDEN = 256

const mergedOf = (data: Buffer): MergedRange[] =>
  Array.from({ length: Math.max(0, Math.floor((data.length - 2) / 8)) }, (_, i) => ({
    top: data.readUInt16LE(2 + i * 8) + 1,
    bottom: data.readUInt16LE(4 + i * 8) + 1,
    left: data.readUInt16LE(6 + i * 8) + 1,
    right: data.readUInt16LE(8 + i * 8) + 1,
  }))

const hiddenOf = (data: Buffer): HiddenColumns[] =>
  data.length >= 10 && (data.readUInt16LE(8) & 1) === 1
    ? [{ left: data.readUInt16LE(0) + 1, right: data.readUInt16LE(2) + 1 }]
    : []

/**
 * Inspects the records of an .xls stream before the library SheetJS reads it. Throws when the stream is incomplete,
 * encrypted, has macros or exceeds the limits. Some records, such as a hyperlink over all the cells, would keep SheetJS
 * busy for hours. So this class makes SheetJS skip every record that is not a value, a format or structure.
 */
export class BiffInspection {
  readonly #limits: Limits
  readonly #stream: Buffer
  readonly #bound: BoundSheet[] = []
  readonly #contents = new Map<number, Content>()
  /** True when the .xls was written by Excel 97 or later. Its texts are then in Unicode. */
  isBiff8 = false
  #current: Content | undefined
  #depth = 0
  #formats = 0
  #previous = 0

  constructor(stream: Buffer, limits: Limits) {
    this.#stream = stream
    this.#limits = limits
    walkRecords(stream, (record) => this.#visit(record))
  }

  sheets(): BiffSheet[] {
    return this.#bound
      .filter(({ isWorksheet }) => isWorksheet)
      .map(({ name, visible, position }) => {
        const content = this.#contents.get(position)
        if (!content?.closed) throw damagedBiff()
        const { formulas, merged, hiddenColumns } = content
        return { name, visible, formulas, merged, hiddenColumns }
      })
  }

  #visit(record: BiffRecord): void {
    const { type } = record
    if (type === RECORD.bof) this.#open(record)
    else if (!this.#current || this.#depth === 0) throw damagedBiff()
    else if (type === RECORD.eof) this.#close(record, this.#current)
    else if (this.#depth > 1) this.#skip(record)
    else this.#inspect(record, this.#current)
  }

  #open(record: BiffRecord): void {
    const { at, start, end } = record
    if (this.#depth++ > 0) {
      this.#skip(record)
      return
    }
    if (at === 0) this.isBiff8 = end - start >= 2 && this.#stream.readUInt16LE(start) === BIFF8
    const name = this.#bound.find(({ position }) => position === at)?.name ?? ''
    this.#current = {
      ...{ name, formulas: new Set(), merged: [], hiddenColumns: [] },
      ...{ cells: 0, closed: false },
    }
    this.#contents.set(at, this.#current)
    if (this.#contents.size > MOST_SHEETS) throw damagedBiff()
  }

  #close(record: BiffRecord, current: Content): void {
    if (--this.#depth > 0) this.#skip(record)
    else current.closed = true
  }

  #inspect(record: BiffRecord, current: Content): void {
    const { type, start, end } = record
    const continued = type === RECORD.continue && this.#previous === RECORD.sharedStrings
    if (!continued) this.#previous = type
    if (VALUES.has(type) || FORMULAS.has(type)) this.#count(record, current)
    else if (type === RECORD.merged && current.merged.length < MOST_MERGES)
      current.merged.push(...mergedOf(this.#stream.subarray(start, end)))
    else if (type === RECORD.columns && current.hiddenColumns.length < MOST_HIDDEN)
      current.hiddenColumns.push(...hiddenOf(this.#stream.subarray(start, end)))
    else this.#checkGlobal(record)
    if (!continued && !VALUES.has(type) && !FRAME.has(type)) this.#skip(record)
  }

  #checkGlobal({ type, start, end }: BiffRecord): void {
    if (type === RECORD.filePass) throw new WorkbookError('cifrado')
    if (type === RECORD.obProj) throw new WorkbookError('macros')
    if (type === RECORD.boundSheet)
      this.#bound.push(boundSheetOf(this.#stream.subarray(start, end), this.isBiff8))
    if ((type === RECORD.xf || type === RECORD.format) && ++this.#formats > MOST_FORMATS)
      throw damagedBiff()
    if (type !== RECORD.sharedStrings) return
    if (end - start < 8) throw damagedBiff()
    if (this.#stream.readUInt32LE(start + 4) > this.#limits.cells)
      throw new WorkbookError('demasiadas-celdas', 'textos', this.#limits.cells)
  }

  #count({ type, start, end }: BiffRecord, current: Content): void {
    if (end - start < 6) throw damagedBiff()
    const { rows, columns, cells } = this.#limits
    const row = this.#stream.readUInt16LE(start)
    const column = this.#stream.readUInt16LE(start + 2)
    const width = type === RECORD.mulRk ? Math.floor((end - start - 6) / 6) : 1
    if (row >= rows) throw new WorkbookError('demasiadas-filas', current.name, rows)
    if (column + width > columns)
      throw new WorkbookError('demasiadas-columnas', current.name, columnName(columns - 1))
    current.cells += width
    if (current.cells > cells) throw new WorkbookError('demasiadas-celdas', current.name, cells)
    if (FORMULAS.has(type)) current.formulas.add(`${columnName(column)}${row + 1}`)
  }

  #skip({ at }: BiffRecord): void {
    this.#stream.writeUInt16LE(RECORD.selection, at)
  }
}

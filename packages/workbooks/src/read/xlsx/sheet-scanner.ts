import { isUtf8 } from 'node:buffer'
import { WorkbookError } from '../../workbook-error.ts'
import type { Row } from '../cell.ts'
import type { HiddenColumns, SheetEnd } from '../workbook.ts'
import { GT, isSpace, LT, SLASH } from './bytes.ts'
import { checkRoot } from './check-root.ts'
import { readHiddenColumns } from './hidden-columns.ts'
import { NotPlain } from './not-plain.ts'
import { RowScanner } from './row-scanner.ts'
import type { ScanContext } from './scan-context.ts'
import { SheetTail } from './sheet-tail.ts'

const OPEN_DATA = Buffer.from('<sheetData')
const CLOSE_DATA = Buffer.from('</sheetData')
const CLOSE_ROW = Buffer.from('</row>')
/** Maximum number of bytes of the XML before the rows of a sheet. This XML describes the views and the columns. */
const MOST_HEAD = 4 * 1024 * 1024
/** Maximum number of bytes of the XML of a row, enough for 256 long texts. */
const MOST_ROW = 8 * 1024 * 1024

const malformed = (what: string): WorkbookError => new WorkbookError('xml-invalido', what)

const startsWith = (bytes: Buffer, what: Buffer, at: number): boolean =>
  bytes.length >= at + what.length &&
  bytes.compare(what, 0, what.length, at, at + what.length) === 0

/**
 * Receives the bytes of a sheet in chunks and returns its rows. A row is decoded only when all its bytes are available,
 * so the end of a chunk never splits a character.
 */
export class SheetScanner {
  readonly #rows: RowScanner
  readonly #tail = new SheetTail()
  #hiddenColumns: readonly HiddenColumns[] = []
  #phase: 'head' | 'rows' | 'tail' = 'head'
  #rest: Buffer = Buffer.alloc(0)

  constructor(context: ScanContext) {
    this.#rows = new RowScanner(context)
  }

  push(chunk: Buffer): Row[] {
    const known = this.#rest.length
    const bytes = known > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    const rows: Row[] = []
    let at = 0
    if (this.#phase === 'head') at = this.#head(bytes)
    if (this.#phase === 'rows') at = this.#data(bytes, at, Math.max(at, known - 6), rows)
    if (this.#phase === 'tail') {
      this.#tail.push(bytes.subarray(at))
      at = bytes.length
    }
    this.#rest = bytes.subarray(at)
    return rows
  }

  finish(): SheetEnd {
    // When the XML ends before its rows (`<sheetData>`), it may have prefixed names or not be a sheet. checkRoot then
    // throws an error that says so.
    if (this.#phase === 'head') checkRoot(this.#rest, 'worksheet')
    if (this.#phase !== 'tail' || !this.#tail.isComplete()) throw malformed('hoja incompleta')
    return { merged: this.#tail.merged, hiddenColumns: this.#hiddenColumns }
  }

  /** Looks for the start of the rows. Returns the offset after `<sheetData>`, or 0 when more bytes are needed. */
  #head(bytes: Buffer): number {
    const open = bytes.indexOf(OPEN_DATA)
    const close = open < 0 ? -1 : bytes.indexOf(GT, open)
    if (close < 0) {
      if (bytes.length > MOST_HEAD) throw malformed('comienzo de la hoja')
      if (bytes.length > 4096) checkRoot(bytes.subarray(0, 4096), 'worksheet')
      return 0
    }
    const head = bytes.subarray(0, open)
    checkRoot(head, 'worksheet')
    if (head.includes('<!')) throw new NotPlain()
    this.#hiddenColumns = readHiddenColumns(head)
    this.#phase = bytes[close - 1] === SLASH ? 'tail' : 'rows'
    return close + 1
  }

  /** Scans the complete rows of `bytes`. Returns the offset where an incomplete row starts. */
  #data(bytes: Buffer, from: number, fresh: number, rows: Row[]): number {
    const lastRow = bytes.subarray(fresh).lastIndexOf(CLOSE_ROW)
    const end = this.#endOfEmptyRows(bytes, lastRow < 0 ? from : fresh + lastRow + 6)
    if (!isUtf8(bytes.subarray(from, end))) throw malformed('codificación')
    this.#rows.scan(bytes, from, end, rows)
    let at = end
    while (isSpace(bytes[at])) at++
    if (startsWith(bytes, CLOSE_DATA, at)) this.#phase = 'tail'
    else if (bytes.length - at > MOST_ROW) throw malformed('fila demasiado larga')
    else if (bytes[at] === LT && (bytes[at + 1] === 33 || bytes[at + 1] === 63))
      throw new NotPlain()
    return at
  }

  #endOfEmptyRows(bytes: Buffer, from: number): number {
    let end = from
    for (;;) {
      let at = end
      while (isSpace(bytes[at])) at++
      if (!(bytes[at] === LT && bytes[at + 1] === 114)) return end
      while (at < bytes.length && bytes[at] !== GT) at++
      if (at === bytes.length || bytes[at - 1] !== SLASH) return end
      end = at + 1
    }
  }
}

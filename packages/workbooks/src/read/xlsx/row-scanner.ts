import { columnName } from '../../cell-address.ts'
import { WorkbookError } from '../../workbook-error.ts'
import type { Cell, Row } from '../cell.ts'
import { digits, EQUALS, GT, isQuote, isSpace, LT, SLASH, SPACE, seek } from './bytes.ts'
import { type CellType, createCellValues } from './cell-value.ts'
import { NotPlain } from './not-plain.ts'
import { cellOf } from './raw-content.ts'
import type { ScanContext } from './scan-context.ts'
import { TextCache } from './text-cache.ts'

const LAST_ROW = 1_048_576
const LAST_COLUMN = 16_384
const CLOSE_CELL = Buffer.from('</c>')
const OPEN_TEXT = Buffer.from('<is><t>')
const CLOSE_TEXT = Buffer.from('</t></is></c>')
const DOT = 46
/** Powers of ten up to 10^15, which a double stores exactly. */
const TENS = Float64Array.from({ length: 16 }, (_, k) => 10 ** k)
/**
 * Table of 256 values, one for each byte. The value is 1 for '&', '_' and the carriage return, because a text with any
 * of these characters needs decoding.
 */
const MARKED = Uint8Array.from({ length: 256 }, (_, byte) => ([13, 38, 95].includes(byte) ? 1 : 0))

const standsAt = (b: Buffer, at: number, what: Buffer): boolean => {
  for (let i = 0; i < what.length; i++) if (b[at + i] !== what[i]) return false
  return true
}

const typeAt = (b: Buffer, at: number): CellType => {
  const first = b[at]
  if (first === 115) return b[at + 1] === 116 ? 'text' : 'shared'
  if (first === 105) return 'inline'
  if (first === 98) return 'boolean'
  if (first === 101) return 'error'
  return first === 100 ? 'date' : 'number'
}

/** Tells whether the bytes from the offset `at` are `</row`. */
const closesRow = (b: Buffer, at: number): boolean =>
  b[at + 1] === SLASH && b[at + 2] === 114 && b[at + 3] === 111 && b[at + 4] === 119

/** Tells whether the bytes from the offset `at` are `</v></c>`. */
const closesValue = (b: Buffer, at: number): boolean =>
  b[at] === LT &&
  b[at + 1] === SLASH &&
  b[at + 2] === 118 &&
  b[at + 3] === GT &&
  b[at + 4] === LT &&
  b[at + 5] === SLASH &&
  b[at + 6] === 99 &&
  b[at + 7] === GT

/**
 * Scans the bytes of complete rows in one pass. For speed, it reads single bytes and creates no objects except the
 * values of the cells. A sheet of 400,000 rows and 20 columns has 8 million cells.
 *
 * Throws NotPlain for valid XML in a form that Excel, LibreOffice and SheetJS do not write. Throws WorkbookError for
 * malformed XML.
 */
export class RowScanner {
  readonly #context: ScanContext
  readonly #values: ReturnType<typeof createCellValues>
  readonly #texts = new TextCache()
  #bytes: Buffer = CLOSE_CELL
  #end = 0
  #row = 0
  #column = -1
  #cells: Cell[] = []
  /**
   * Number of cells of the row that is being scanned. `#lastWidth` is the number of cells of the previous row. In most
   * sheets, all the rows have the same number of cells.
   */
  #width = 0
  #lastWidth = 0
  #filled = 0
  #emptyRows = 0
  #total = 0

  constructor(context: ScanContext) {
    this.#context = context
    this.#values = createCellValues(context)
  }

  /** Scans `bytes` from `from` to `end` and adds the rows to `rows`. `end` must not be inside a row. */
  scan(bytes: Buffer, from: number, end: number, rows: Row[]): void {
    this.#bytes = bytes
    this.#end = end
    let at = from
    while (at < end) at = isSpace(bytes[at]) ? at + 1 : this.#scanRow(at, rows)
  }

  #scanRow(from: number, rows: Row[]): number {
    const b = this.#bytes
    if (!(b[from] === LT && b[from + 1] === 114 && b[from + 2] === 111 && b[from + 3] === 119))
      throw this.#unexpected(from)
    let number = this.#row + 1
    let hidden = false
    let at = from + 4
    for (let byte = b[at]; byte !== GT && byte !== SLASH; byte = b[at]) {
      if (isSpace(byte)) {
        at++
        continue
      }
      const equals = seek(b, EQUALS, at, this.#end)
      const close = this.#closeOf(equals + 1)
      if (byte === 114 && equals === at + 1) number = digits(b, equals + 2, close)
      else if (byte === 104 && b[at + 1] === 105)
        hidden = b[equals + 2] === 49 || b[equals + 2] === 116
      at = close + 1
    }
    if (!(number > this.#row && number <= LAST_ROW)) throw this.#malformed('número de fila')
    this.#row = number
    this.#filled = 0
    if (b[at] === SLASH) at += 2
    else {
      this.#cells = new Array(this.#lastWidth)
      this.#width = 0
      this.#column = -1
      at = this.#scanCells(at + 1)
    }
    this.#endRow(hidden, rows)
    return at
  }

  #scanCells(from: number): number {
    const b = this.#bytes
    let at = from
    for (;;) {
      if (b[at] === LT && b[at + 1] === 99) at = this.#cell(at + 2)
      else if (b[at] === LT && closesRow(b, at)) return seek(b, GT, at, this.#end) + 1
      else if (isSpace(b[at])) at++
      else throw this.#unexpected(at)
    }
  }

  #cell(from: number): number {
    const b = this.#bytes
    let column = this.#column + 1
    let style = 0
    let type: CellType = 'number'
    let at = from
    for (let byte = b[at]; byte !== GT && byte !== SLASH; byte = b[at]) {
      if (byte !== SPACE) throw this.#unexpected(at)
      const name = b[at + 1]
      if (name === SPACE || name === SLASH || name === GT) {
        at++
        continue
      }
      if (b[at + 2] !== EQUALS) {
        at = this.#closeOf(seek(b, EQUALS, at, this.#end) + 1) + 1
        continue
      }
      const quote = b[at + 3]
      at += 4
      if (name === 114) {
        column = 0
        let letter = (b[at] as number) - 64
        for (; letter >= 1 && letter <= 26; letter = (b[++at] as number) - 64)
          column = column * 26 + letter
        column--
        let row = 0
        let digit = (b[at] as number) - 48
        for (; digit >= 0 && digit <= 9; digit = (b[++at] as number) - 48) row = row * 10 + digit
        if (row !== this.#row || b[at] !== quote) throw this.#malformed('referencia')
        at++
      } else {
        const close = this.#closeOf(at - 1)
        if (name === 115) style = digits(b, at, close)
        else if (name === 116) type = typeAt(b, at)
        at = close + 1
      }
    }
    if (!(column > this.#column && column < LAST_COLUMN)) throw this.#malformed('orden de celdas')
    this.#column = column
    if (b[at] === SLASH) return at + 2
    return this.#content(at + 1, style, type)
  }

  #content(from: number, style: number, type: CellType): number {
    const b = this.#bytes
    if (b[from] === LT && b[from + 1] === 118 && b[from + 2] === GT) {
      const start = from + 3
      let at = start
      let value = 0
      let digit = (b[at] as number) - 48
      for (; digit >= 0 && digit <= 9; digit = (b[++at] as number) - 48) value = value * 10 + digit
      if (at > start && at - start < 16 && closesValue(b, at)) {
        if (type === 'shared') this.#put(this.#values.ofShared(value))
        else if (type === 'number') this.#put(this.#values.ofNumber(value, style))
        else this.#put(this.#values.ofRaw(b.toString('latin1', start, at), type, style))
        return at + 8
      }
      const after = at > start && type === 'number' ? this.#decimal(start, at, value, style) : 0
      if (after > 0) return after
      const close = seek(b, LT, at, this.#end)
      if (closesValue(b, close)) {
        this.#put(this.#values.ofRaw(b.toString('utf8', start, close), type, style))
        return close + 8
      }
    }
    if (type === 'inline') {
      const after = this.#plainText(from)
      if (after > 0) return after
    }
    const close = b.indexOf(CLOSE_CELL, from)
    if (close < 0 || close >= this.#end) throw this.#malformed('celda')
    if (close - from > this.#context.limits.text * 12)
      throw new WorkbookError('texto-largo', this.#context.limits.text)
    this.#put(cellOf(b.toString('utf8', from, close), type, style, this.#values))
    return close + 4
  }

  /**
   * Reads a cell value in the form '1234.50'. Returns the offset after the cell, or 0 when the value has another form.
   * The digits are read as an integer that is then divided by a power of ten. With up to 15 digits, the result is the
   * same double as with Number().
   *
   * @param dot offset where the integer part ends
   * @param whole integer part of the value
   */
  #decimal(start: number, dot: number, whole: number, style: number): number {
    const b = this.#bytes
    if (b[dot] !== DOT) return 0
    let value = whole
    let at = dot + 1
    let digit = (b[at] as number) - 48
    for (; digit >= 0 && digit <= 9; digit = (b[++at] as number) - 48) value = value * 10 + digit
    const decimals = at - dot - 1
    if (decimals === 0 || at - start > 16 || !closesValue(b, at)) return 0
    this.#put(this.#values.ofNumber(value / (TENS[decimals] as number), style))
    return at + 8
  }

  /**
   * Reads the value of a cell `<is><t>…</t></is>` when the text needs no decoding. Returns the offset after the cell,
   * or 0 for any other content.
   */
  #plainText(from: number): number {
    const b = this.#bytes
    if (!standsAt(b, from, OPEN_TEXT)) return 0
    const start = from + OPEN_TEXT.length
    let at = start
    let marked = 0
    for (let byte = b[at]; byte !== LT && at < this.#end; byte = b[++at])
      marked |= MARKED[byte as number] as number
    const { text } = this.#context.limits
    if (marked !== 0 || at === start || at - start > text || !standsAt(b, at, CLOSE_TEXT)) return 0
    this.#put(this.#texts.read(b, start, at))
    return at + CLOSE_TEXT.length
  }

  #put(value: Cell): void {
    if (value === undefined) return
    const { columns } = this.#context.limits
    if (this.#column >= columns)
      throw new WorkbookError('demasiadas-columnas', this.#context.sheet, columnName(columns - 1))
    while (this.#width < this.#column) this.#cells[this.#width++] = undefined
    this.#cells[this.#width++] = value
    this.#filled++
  }

  #endRow(hidden: boolean, rows: Row[]): void {
    const { limits, sheet } = this.#context
    if (this.#filled === 0) {
      if (++this.#emptyRows > limits.emptyRows) throw new WorkbookError('filas-vacias', sheet)
      return
    }
    if (this.#row > limits.rows) throw new WorkbookError('demasiadas-filas', sheet, limits.rows)
    this.#total += this.#filled
    if (this.#total > limits.cells)
      throw new WorkbookError('demasiadas-celdas', sheet, limits.cells)
    if (this.#width < this.#lastWidth) this.#cells.length = this.#width
    this.#lastWidth = this.#width
    rows.push({ number: this.#row, hidden, cells: this.#cells })
  }

  #closeOf(at: number): number {
    const quote = this.#bytes[at]
    const close = seek(this.#bytes, quote as number, at + 1, this.#end)
    if (!isQuote(quote) || close === this.#end) throw this.#malformed('atributo')
    return close
  }

  #unexpected(at: number): Error {
    const special =
      this.#bytes[at] === LT && (this.#bytes[at + 1] === 33 || this.#bytes[at + 1] === 63)
    return special ? new NotPlain() : this.#malformed('etiqueta')
  }

  #malformed(what: string): WorkbookError {
    return new WorkbookError('xml-invalido', `${what}, fila ${this.#row}`)
  }
}

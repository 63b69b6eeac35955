import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatFecha, wireAmount } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { lineOf, MARK, textField } from './format-csv.ts'

const CHUNK = 1 << 16

export interface CsvSpec<T> {
  readonly columns: readonly WorkbookColumn<T>[]
  readonly rows: Iterable<T> | AsyncIterable<T>
}

/**
 * Formats a cell for a spreadsheet program in Spanish: '-1234,50', '05/09/2026'. Only text cells are guarded against
 * formulas; a negative number is not a formula.
 */
const fieldOf = <T>(column: WorkbookColumn<T>, row: T): string => {
  switch (column.type) {
    case 'text':
      return textField(column.value(row) ?? '')
    case 'integer':
      return String(column.value(row) ?? '')
    case 'amount': {
      const value = column.value(row) ?? ''
      return typeof value === 'string' ? value : wireAmount(value).replace('.', ',')
    }
    case 'date': {
      const value = column.value(row)
      return value ? formatFecha(value) : ''
    }
  }
}

async function* textOf<T>({ columns, rows }: CsvSpec<T>): AsyncGenerator<string> {
  let text = MARK + lineOf(columns.map(({ heading }) => textField(heading)))
  for await (const row of rows) {
    text += lineOf(columns.map((column) => fieldOf(column, row)))
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield text
}

/**
 * Writes a table as CSV (UTF-8 with byte order mark, `;`, CRLF) to a stream, and ends the stream. Rows are read only as
 * fast as the stream accepts text, to save memory. The promise rejects when the rows or the stream fail.
 */
export const writeCsv = <T>(out: Writable, spec: CsvSpec<T>): Promise<void> =>
  pipeline(textOf(spec), out)

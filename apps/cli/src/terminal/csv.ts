import { guardFormula } from '@apremia/workbooks'
import type { CellValue } from './column.ts'

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

const cell = (value: CellValue, separator: string): string => {
  const raw = value === null ? '' : String(value)
  const text = isNumber(raw) ? raw : guardFormula(raw)
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export interface CsvOptions {
  /**
   * Character between the cells: ',' for programs (RFC 4180), ';' for files that a person opens with an es-AR
   * spreadsheet.
   */
  readonly separator?: ',' | ';'
}

/** Builds CSV with CRLF. A text that a spreadsheet would run as a formula gets an apostrophe before it (T20). */
export const buildCsv = (
  header: readonly string[],
  rows: Iterable<readonly CellValue[]>,
  { separator = ',' }: CsvOptions = {},
): string => {
  const line = (values: readonly CellValue[]): string =>
    values.map((value) => cell(value, separator)).join(separator)
  return `${[line(header), ...Array.from(rows, line)].join('\r\n')}\r\n`
}

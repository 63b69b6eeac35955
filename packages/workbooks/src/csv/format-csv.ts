import { guardFormula } from './formula.ts'

/** Byte order mark (BOM) that tells a spreadsheet program that the text is UTF-8. */
export const MARK = '\ufeff'

/**
 * Formats a text as a field of a CSV line. A text with a comma is quoted too, because some programs read the comma as a
 * separator.
 */
export const textField = (text: string): string => {
  const safe = guardFormula(text)
  return /[;,"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const lineOf = (fields: readonly string[]): string => `${fields.join(';')}\r\n`

/**
 * Formats lines as CSV with `;`, CRLF and the UTF-8 byte order mark, the form that spreadsheet programs in Spanish
 * open.
 */
export const formatCsv = (lines: Iterable<readonly string[]>): string => {
  let text = MARK
  for (const line of lines) text += lineOf(line.map(textField))
  return text
}

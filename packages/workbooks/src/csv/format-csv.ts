import { guardFormula } from './formula.ts'

/** Mark that tells a spreadsheet that the text is UTF-8. */
export const MARK = '\ufeff'

/** A text as a field of a line; in quotes too where a comma could be taken for the separator of the file. */
export const textField = (text: string): string => {
  const safe = guardFormula(text)
  return /[;,"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of fields, as {@link textField} leaves them. */
export const lineOf = (fields: readonly string[]): string => `${fields.join(';')}\r\n`

/** Lines with `;` and CRLF after the UTF-8 mark, as a spreadsheet in Spanish opens them. */
export const formatCsv = (lines: Iterable<readonly string[]>): string => {
  let text = MARK
  for (const line of lines) text += lineOf(line.map(textField))
  return text
}

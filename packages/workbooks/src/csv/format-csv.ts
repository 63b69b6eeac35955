/**
 * Text a spreadsheet would take for a formula gets a quote before it (T20), and so does text that looks so
 * guarded already.
 */
const guard = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const field = (text: string): string => {
  const safe = guard(text)
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines with `;` and CRLF after the UTF-8 mark, as a spreadsheet in Spanish opens them. */
export const formatCsv = (lines: Iterable<readonly string[]>): string => {
  let text = '\ufeff'
  for (const line of lines) text += `${line.map(field).join(';')}\r\n`
  return text
}

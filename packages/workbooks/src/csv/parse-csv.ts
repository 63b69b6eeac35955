/** Separator of the fields. Spreadsheet programs in Spanish write `;`, and most programs write `,`. */
export type Separator = ';' | ','

const LINE = 10
const RETURN = 13
const QUOTE = 34

/** Tells whether a field ends at this position of the text. `charCodeAt` gives NaN after the last character. */
const endsAt = (text: string, at: number, separator: number): boolean => {
  const code = text.charCodeAt(at)
  return code === separator || code === LINE || code === RETURN || Number.isNaN(code)
}

/**
 * Returns the separator, `;` or `,`, that appears more times in the first line of a text, outside quotes. It is `;`
 * when both appear the same number of times.
 */
export const separatorOf = (text: string): Separator => {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  return line.split(',').length > line.split(';').length ? ',' : ';'
}

const quoted = (text: string, from: number): [field: string, end: number] => {
  let field = ''
  let start = from + 1
  for (;;) {
    const quote = text.indexOf('"', start)
    if (quote < 0) throw new SyntaxError('comillas sin cerrar')
    field += text.slice(start, quote)
    if (text[quote + 1] !== '"') return [field, quote + 1]
    field += '"'
    start = quote + 2
  }
}

const endOfBare = (text: string, from: number, separator: number): number => {
  let end = from
  while (!endsAt(text, end, separator)) end++
  return end
}

/**
 * Parses a text as CSV (RFC 4180) with the given separator. Yields the fields of each line, even of a blank line.
 * SheetJS is not used, because it guesses the format (SYLK, DIF, HTML) from the first letters.
 *
 * @throws SyntaxError when a quote is not closed, or is followed by text
 */
export function* parseCsv(text: string, separator: Separator = ';'): Generator<string[]> {
  const code = separator.charCodeAt(0)
  let fields: string[] = []
  let at = 0
  while (at < text.length) {
    let end: number
    if (text.charCodeAt(at) === QUOTE) {
      let field: string
      ;[field, end] = quoted(text, at)
      if (!endsAt(text, end, code)) throw new SyntaxError('texto después de las comillas')
      fields.push(field)
    } else {
      end = endOfBare(text, at, code)
      fields.push(text.slice(at, end))
    }
    const ended = text.charCodeAt(end)
    at = end + (ended === RETURN && text.charCodeAt(end + 1) === LINE ? 2 : 1)
    if (ended === code && at < text.length) continue
    if (ended === code) fields.push('')
    yield fields
    fields = []
  }
}

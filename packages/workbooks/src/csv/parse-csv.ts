/** Separator of the fields. Spreadsheet programs in Spanish write `;`, and most programs write `,`. */
export type Separator = ';' | ','

const isEnd = (char: string | undefined, separator: Separator): boolean =>
  char === separator || char === '\n' || char === '\r' || char === undefined

/**
 * Returns the separator that the first line of a text has more times outside quotes. It is `;` when the line has
 * neither.
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

const bare = (text: string, from: number, separator: Separator): [field: string, end: number] => {
  let end = from
  while (!isEnd(text[end], separator)) end++
  return [text.slice(from, end), end]
}

/**
 * Parses a text as CSV (RFC 4180) with the given separator. A quoted field may have separators, line ends and doubled
 * quotes. Yields an array of fields for each line, even for a blank line. SheetJS is not used because it guesses the
 * format (SYLK, DIF, HTML) from the first letters.
 *
 * @throws SyntaxError when a quote is not closed
 */
export function* parseCsv(text: string, separator: Separator = ';'): Generator<string[]> {
  let fields: string[] = []
  let at = 0
  while (at < text.length) {
    const [field, end] = text[at] === '"' ? quoted(text, at) : bare(text, at, separator)
    if (!isEnd(text[end], separator)) throw new SyntaxError('texto después de las comillas')
    fields.push(field)
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (text[end] === separator && at < text.length) continue
    if (text[end] === separator) fields.push('')
    yield fields
    fields = []
  }
}

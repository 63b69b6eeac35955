/** A spreadsheet in Spanish writes `;`. Programs and other languages write `,`. */
export type Separator = ';' | ','

const isEnd = (char: string | undefined, separator: Separator): boolean =>
  char === separator || char === '\n' || char === '\r' || char === undefined

/** The separator of a text: the one its first line has more of outside quotes; `;` when it has neither. */
export const separatorOf = (text: string): Separator => {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  return line.split(',').length > line.split(';').length ? ',' : ';'
}

/** A field in quotes that starts at `from`: its text and the offset after the closing quote. */
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
 * Reads text as RFC 4180 with its separator: fields in quotes may hold it, line ends and doubled quotes. Own code because SheetJS guesses the format of a text by its first letters
 * (SYLK, DIF, HTML) before it takes it for CSV. Yields one array of fields for each line, blank ones too.
 * Throws SyntaxError when a quote is not closed.
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

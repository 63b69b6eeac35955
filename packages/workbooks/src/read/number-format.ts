export type FormatKind = 'plain' | 'date' | 'formatted'

/**
 * Codes of the built-in formats of percentages and fractions, by id. A file gives only the id of a built-in format
 * (ECMA-376-1 §18.8.30). Any other id below 50 is a date or a plain number.
 */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [9, '0%'],
  [10, '0.00%'],
  [12, '# ?/?'],
  [13, '# ??/??'],
])

const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/**
 * Returns the digit placeholders of a number format: its first section, without literals, colours, currencies and
 * conditions.
 */
const placeholders = (code: string): string =>
  code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')[0] ?? ''

export const kindOfCode = (code: string): FormatKind => {
  const bare = placeholders(code)
  if (/general|^@?$/i.test(bare)) return 'plain'
  if (/[dmyhs]/i.test(bare)) return 'date'
  const mask = code.split(';')[0] ?? ''
  return /^[#,]*0?(\.0*)?$/.test(mask) ? 'plain' : 'formatted'
}

/**
 * Returns the text of a number format from its id. `own` has the formats that the workbook file defines. Returns '' for
 * the format General and for an unknown id.
 */
export const codeOfId = (id: number, own: ReadonlyMap<number, string>): string =>
  own.get(id) ?? (isDateId(id) ? 'dd/mm/yyyy' : (BUILT_IN.get(id) ?? ''))

/**
 * Matches a format code made only of digit placeholders (0 and #) and separators. An unescaped '/' is not allowed,
 * because it stands for a fraction.
 */
const MASK = /^[0#](?:[0#]|[-. ]|\\.|"[^"]*")*$/

/**
 * Formats a whole number with a format code of digit placeholders and separators, such as '000-000000-0' for partidas
 * (parcel numbers) and CUIT (tax number). With any other code, returns the number without format.
 */
export const formatNumber = (value: number, code: string): string => {
  const mask = code.split(';')[0] ?? ''
  if (!MASK.test(mask) || !Number.isSafeInteger(value) || value < 0 || /[0#]\.[0#]/.test(mask))
    return String(value)
  const digits = [...String(value)]
  const tokens = mask.match(/\\.|"[^"]*"|./g) ?? []
  const first = tokens.findIndex((token) => token === '0' || token === '#')
  let shown = ''
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i] ?? ''
    if (token === '0' || token === '#') {
      shown = (digits.pop() ?? (token === '0' ? '0' : '')) + shown
      if (i === first) shown = digits.join('') + shown
    } else shown = token.replace(/^\\|"/g, '') + shown
  }
  return shown
}

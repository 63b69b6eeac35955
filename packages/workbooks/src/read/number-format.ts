/** Ways in which a number format shows a number. */
export type FormatKind = 'plain' | 'date' | 'formatted'

/** Formats by id that a file does not spell out (ECMA-376-1 §18.8.30); the rest of 0 to 49 are plain. */
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

/** Leaves the placeholders of a code: literals, colours, currencies and conditions go. */
const placeholders = (code: string): string =>
  code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')[0] ?? ''

/** Classifies a format code. */
export const kindOfCode = (code: string): FormatKind => {
  const bare = placeholders(code)
  if (/general|^@?$/i.test(bare)) return 'plain'
  if (/[dmyhs]/i.test(bare)) return 'date'
  const mask = code.split(';')[0] ?? ''
  return /^[#,]*0?(\.0*)?$/.test(mask) ? 'plain' : 'formatted'
}

/** Returns the code of a built-in id, or of an id of the file. '' is General. */
export const codeOfId = (id: number, own: ReadonlyMap<number, string>): string =>
  own.get(id) ?? (isDateId(id) ? 'dd/mm/yyyy' : (BUILT_IN.get(id) ?? ''))

/** A bare '/' would be a fraction. */
const MASK = /^[0#](?:[0#]|[-. ]|\\.|"[^"]*")*$/

/**
 * Shows a whole number through a mask of digits and separators ('000-000000-0', the usual ones of
 * partidas and CUIT). Any other code shows the plain number.
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

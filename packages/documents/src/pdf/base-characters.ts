const range = (first: string, last: string): string => {
  let out = ''
  for (let c = first.charCodeAt(0); c <= last.charCodeAt(0); c++) out += String.fromCharCode(c)
  return out
}

const codePoints = (text: string): number[] => Array.from(text, (c) => c.charCodeAt(0))

/** Characters of the semibold font, used for names in capitals, figures and codes. */
export const CAPITALS: readonly number[] = codePoints(
  ` ${range('A', 'Z')}${range('0', '9')}ÁÉÍÓÚÜÑ.,;:()/-–—−'"°ºª&$`,
)

/**
 * Characters of the regular font that the PDFs of all the executive titles share. The list is fixed, so that the PDF of
 * a title has the same bytes in any batch (ADR 0025). A title with other characters has an additional small font.
 *
 * {@link CAPITALS} come first, so that they have the same glyph numbers in the regular and semibold fonts.
 */
export const LETTERS: readonly number[] = [...CAPITALS, ...codePoints(`${range('a', 'z')}áéíóúüñ`)]

/**
 * Characters of the regular font of version 2 of the executive title. Version 2 also prints the rate of the interest,
 * which has a '%'. The '%' comes after {@link LETTERS}, so that the letters keep their glyph numbers.
 */
export const LETTERS_Y_PORCENTAJE: readonly number[] = [...LETTERS, ...codePoints('%')]

const OF_CLAUSES = [...LETTERS_Y_PORCENTAJE, ...codePoints('«»·@_')]

/**
 * Characters of the two fonts of an agreement. The clauses print names and figures in semibold lower case. A change of
 * the list changes the bytes of every agreement of version 3.
 */
export const CLAUSES = { letras: OF_CLAUSES, letrasFuertes: OF_CLAUSES }

/**
 * One-byte codes of two dashes and the minus sign, which Latin-1 does not have. Latin-1 uses these codes only for
 * control characters.
 */
const BEYOND_LATIN1: ReadonlyMap<number, number> = new Map([
  [0x2013, 0x96],
  [0x2014, 0x97],
  [0x2212, 0x98],
])

export const NO_BREAK_SPACE = 0xa0

/**
 * Returns the one-byte code of a character in a shared font. The code is the Latin-1 code of the character, except for
 * the characters of {@link BEYOND_LATIN1}.
 */
export const codeOf = (codePoint: number): number => BEYOND_LATIN1.get(codePoint) ?? codePoint

import { cleanText } from '../pdf/clean-text.ts'

/** Marks a place at which a long word may break, and prints as nothing. react-pdf would add a hyphen anywhere else. */
export const HAIR_SPACE = '\u200a'
/** Stands for a character that the fonts lack. */
const BOX = '\u2610'

/** Longer words get places to break: an e-mail address in a narrow column. */
const MAX_WORD = 26
const CHUNK = 16
const LONG_WORDS = new RegExp(`[^ \\u00a0]{${MAX_WORD + 1},}`, 'g')
const PIECES = new RegExp(`[^@./_-]{1,${CHUNK}}[@./_-]*|[@./_-]+`, 'g')

const breakWord = (word: string): string => (word.match(PIECES) ?? [word]).join(HAIR_SPACE)

/** Text as react-pdf can print it: no invisible characters, a box for those the fonts lack. */
export const prepareText = (text: string, has: (codePoint: number) => boolean): string =>
  Array.from(cleanText(text), (c) => (has(c.codePointAt(0) ?? 0) ? c : BOX))
    .join('')
    .trim()
    .replace(LONG_WORDS, breakWord)

/** Returns the data with every text prepared. */
export const prepareDatos = <T>(datos: T, has: (codePoint: number) => boolean): T => {
  const prepare = (value: unknown): unknown => {
    if (typeof value === 'string') return prepareText(value, has)
    if (Array.isArray(value)) return value.map(prepare)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, prepare(inner)]))
  }
  return prepare(datos) as T
}

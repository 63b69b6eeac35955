import { cleanText } from '../pdf/clean-text.ts'

/**
 * Character inserted in a long word at each place where the word may break between lines. The character is not printed.
 * In react-pdf, a break at any other place would show a hyphen.
 */
export const HAIR_SPACE = '\u200a'
const BOX = '\u2610'

/**
 * Maximum number of characters of a word that is never broken between lines. In a longer word, for example an e-mail
 * address, a {@link HAIR_SPACE} marks each place where the word may break.
 */
const MAX_WORD = 26
const CHUNK = 16
const LONG_WORDS = new RegExp(`[^ \\u00a0]{${MAX_WORD + 1},}`, 'g')
const PIECES = new RegExp(`[^@./_-]{1,${CHUNK}}[@./_-]*|[@./_-]+`, 'g')

const breakWord = (word: string): string => (word.match(PIECES) ?? [word]).join(HAIR_SPACE)

/**
 * Prepares a text to be laid out. Invisible characters are removed. A box replaces each character that the fonts lack.
 */
export const prepareText = (text: string, has: (codePoint: number) => boolean): string =>
  Array.from(cleanText(text), (c) => (has(c.codePointAt(0) ?? 0) ? c : BOX))
    .join('')
    .trim()
    .replace(LONG_WORDS, breakWord)

/**
 * Prepares every text of the data of a document.
 *
 * @param has tells whether the fonts have a character. By default every character is accepted: our own PDF engine draws
 * a box for a missing character, and the character can still be copied
 */
export const prepareDatos = <T>(datos: T, has: (codePoint: number) => boolean = () => true): T => {
  const prepare = (value: unknown): unknown => {
    if (typeof value === 'string') return prepareText(value, has)
    if (Array.isArray(value)) return value.map(prepare)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, prepare(inner)]))
  }
  return prepare(datos) as T
}

export const piecesOf = (prepared: string): readonly string[] => prepared.split(HAIR_SPACE)

/** Removes the hair spaces, which mark where a long word may break, from a text that never breaks. */
export const joinPieces = (prepared: string): string => prepared.replaceAll(HAIR_SPACE, '')

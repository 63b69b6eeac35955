/**
 * Positions where a formula could begin: the start of the text, and after a character that some program may take for a
 * separator. Some spreadsheet programs also accept the full-width signs (T20).
 */
const BEGINS = String.raw`(?<=^|[;,\t\r\n])`
const FORMULA = "'*[=+\\-@＝＋－＠]"
const AT_START = "^(?='*[\\t\\r])"

const UNGUARDED = new RegExp(`${BEGINS}(?=${FORMULA})|${AT_START}`, 'g')
const GUARDED = new RegExp(`${BEGINS}'(?=${FORMULA})|^'(?='*[\\t\\r])`, 'g')

/**
 * Guards a text so that no spreadsheet program computes it as a formula. Puts a quote before each possible formula. It
 * also puts a quote before a text that looks guarded, so that {@link unguardFormula} restores every text.
 */
export const guardFormula = (text: string): string => text.replace(UNGUARDED, "'")

/** Restores the text that {@link guardFormula} guarded. */
export const unguardFormula = (text: string): string => text.replace(GUARDED, '')

/**
 * Places at which a field would begin as a formula: its start, and after a character that another program may take for
 * the end of a field. The full-width signs count as the plain ones in some spreadsheets (T20).
 */
const BEGINS = String.raw`(?<=^|[;,\t\r\n])`
const FORMULA = "'*[=+\\-@＝＋－＠]"
const AT_START = "^(?='*[\\t\\r])"

const UNGUARDED = new RegExp(`${BEGINS}(?=${FORMULA})|${AT_START}`, 'g')
const GUARDED = new RegExp(`${BEGINS}'(?=${FORMULA})|^'(?='*[\\t\\r])`, 'g')

/**
 * Guards a text so that no spreadsheet computes it. A quote goes before whatever would begin a formula, and before text
 * that looks guarded already, so that {@link unguardFormula} gives back every text.
 */
export const guardFormula = (text: string): string => text.replace(UNGUARDED, "'")

/** The text as it was before {@link guardFormula}. */
export const unguardFormula = (text: string): string => text.replace(GUARDED, '')

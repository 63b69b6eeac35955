/**
 * Matches the places of a CSV text where a program could read a formula. One place is the start of the text. The others
 * come after any character that some program takes for a separator of fields.
 */
const BEGINS = String.raw`(?<=^|[;,\t\r\n])`
const FORMULA = "'*[=+\\-@＝＋－＠]"
const AT_START = "^(?='*[\\t\\r])"

const UNGUARDED = new RegExp(`${BEGINS}(?=${FORMULA})|${AT_START}`, 'g')
const GUARDED = new RegExp(`${BEGINS}'(?=${FORMULA})|^'(?='*[\\t\\r])`, 'g')

/**
 * Puts an apostrophe before a text that a spreadsheet program could compute as a formula. When the text already has an
 * apostrophe, it gets a second one. So {@link unguardFormula} restores every text.
 */
export const guardFormula = (text: string): string => text.replace(UNGUARDED, "'")

export const unguardFormula = (text: string): string => text.replace(GUARDED, '')

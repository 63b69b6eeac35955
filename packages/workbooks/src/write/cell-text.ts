const LAST_TEXT = 32_767

/**
 * Matches the control characters, which XML forbids. Matches the '_' of a text like '_x000D_' too, because spreadsheet
 * programs would read that text as an escaped character (ECMA-376-1 §22.9.2.19).
 */
const SUSPECT = /[\p{Cc}\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/gu

const MARKUP: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

export const escapeCellText = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => MARKUP.get(char) ?? char)

const escapeCode = (char: string): string => {
  const code = char.charCodeAt(0)
  if (code === 9 || code === 10 || (code >= 0x7f && code <= 0x9f)) return char
  return `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`
}

/**
 * Returns the element `<t>` of a text, and escapes the special characters of XML. The text is cut at 32,767 characters,
 * the limit of a cell.
 */
export const escapedText = (text: string): string => {
  const cut = text.length > LAST_TEXT ? `${text.slice(0, LAST_TEXT - 1)}…` : text
  return `<t xml:space="preserve">${escapeCellText(cut.replace(SUSPECT, escapeCode))}</t>`
}

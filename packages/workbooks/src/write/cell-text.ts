const LAST_TEXT = 32_767

/**
 * Control characters, which XML cannot carry, and a literal that would be read as the escape for one
 * (ECMA-376-1 §22.9.2.19).
 */
const SUSPECT = /[\p{Cc}\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/gu

const MARKUP: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => MARKUP.get(char) ?? char)

const escapeCode = (char: string): string => {
  const code = char.charCodeAt(0)
  if (code === 9 || code === 10 || (code >= 0x7f && code <= 0x9f)) return char
  return `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`
}

/** True when the text can stand in XML as it is; one cheap pass, because nearly every text can. */
const isPlain = (text: string): boolean => {
  if (text.length > LAST_TEXT) return false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 32 || code === 38 || code === 60 || code === 62 || code === 95 || code >= 0xfffe)
      return false
  }
  return text.charCodeAt(0) !== 32 && text.charCodeAt(text.length - 1) !== 32
}

/** `<is>` of a text cell. Cut at the 32,767 characters a cell can hold. */
export const inlineText = (text: string): string => {
  if (isPlain(text)) return `<is><t>${text}</t></is>`
  const cut = text.length > LAST_TEXT ? `${text.slice(0, LAST_TEXT - 1)}…` : text
  return `<is><t xml:space="preserve">${escapeXml(cut.replace(SUSPECT, escapeCode))}</t></is>`
}

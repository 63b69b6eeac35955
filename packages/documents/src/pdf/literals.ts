/** Writes a number for the drawing instructions of a PDF page, with at most two decimals and no exponent. */
export const num = (value: number): string => {
  const hundredths = Math.round(value * 100)
  if (hundredths % 100 === 0) return `${hundredths / 100}`
  const sign = hundredths < 0 ? '-' : ''
  const magnitude = hundredths < 0 ? -hundredths : hundredths
  const rest = magnitude % 100
  const decimals = rest % 10 === 0 ? rest / 10 : rest < 10 ? `0${rest}` : rest
  return `${sign}${(magnitude - rest) / 100}.${decimals}`
}

const SPECIAL = new Map([
  [0x0d, '\\r'],
  [0x28, '\\('],
  [0x29, '\\)'],
  [0x5c, '\\\\'],
])

export const literalByte = (byte: number): string => SPECIAL.get(byte) ?? String.fromCharCode(byte)

/**
 * Writes a glyph number as two characters of a PDF literal string, one for each byte. Special characters are escaped.
 */
export const literalCode = (code: number): string =>
  literalByte(code >> 8) + literalByte(code & 0xff)

const hex = (value: number, width: number): string =>
  value.toString(16).toUpperCase().padStart(width, '0')

export const hexCode = (code: number, bytes: number): string => hex(code, 2 * bytes)

export const utf16Hex = (text: string): string => {
  let out = ''
  for (let i = 0; i < text.length; i++) out += hex(text.charCodeAt(i), 4)
  return out
}

const DOC_ENCODING = /^[\x20-\x7e\xa1-\xac\xae-\xff]*$/

/**
 * Returns a PDF text string for the document information. Latin characters take one byte each. A text with any other
 * character is in UTF-16BE.
 */
export const textString = (text: string): string =>
  DOC_ENCODING.test(text) ? `(${text.replace(/[()\\]/g, '\\$&')})` : `<FEFF${utf16Hex(text)}>`

/**
 * Escapes the special characters of XML in a text. The text must not contain control characters, because XML does not
 * allow them.
 */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

import { WorkbookError } from '../workbook-error.ts'

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

const malformed = (): never => {
  throw new WorkbookError('xml-invalido', 'entidad')
}

const codePoint = (digits: string): string => {
  const code = digits.startsWith('x') ? Number.parseInt(digits.slice(1), 16) : Number(digits)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : malformed()
}

const ENTITY = /&(?:#(x[0-9a-fA-F]{1,8}|[0-9]{1,9})|([a-zA-Z]{1,8}));|&/g

/**
 * Replaces the five predefined entities and the character references of XML. Any other entity is an error, because a
 * DTD is not allowed.
 */
export const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (_, digits?: string, name?: string) =>
        digits === undefined ? (NAMED.get(name ?? '') ?? malformed()) : codePoint(digits),
      )
    : text

/**
 * Decodes the text of a cell: XML entities, line ends, and the escapes `_xHHHH_` of characters that XML cannot have
 * (ECMA-376-1 §22.9.2.19).
 */
export const unescapeCell = (text: string): string => {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const plain = unescapeXml(lines)
  return plain.includes('_x')
    ? plain.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : plain
}

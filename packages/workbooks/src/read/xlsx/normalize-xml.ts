import { WorkbookError } from '../../workbook-error.ts'
import { decodeXml } from '../../xml/read-tags.ts'

const malformed = (): WorkbookError => new WorkbookError('xml-invalido', 'etiqueta')

/**
 * Delimiters of comments and processing instructions, which normalizeXml removes, and of CDATA, whose content becomes
 * escaped text.
 */
const SPECIAL: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]

const asText = (cdata: string): string =>
  cdata.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const prefixOfRoot = (text: string): string =>
  /<([A-Za-z_][\w.-]*:)?[A-Za-z_]/.exec(text)?.[1] ?? ''

/**
 * Rewrites an XML file without the forms that the scanner does not read: namespace prefixes, comments, instructions and
 * CDATA. The file is rewritten in memory, so `Limits.slowPath` limits its size. SheetJS does not read these files,
 * because a hostile file (a hyperlink over A1:XFD1048576) could keep it busy for hours.
 */
export const normalizeXml = (bytes: Buffer): Buffer => {
  const text = decodeXml(bytes)
  const prefix = prefixOfRoot(text)
  const pieces: string[] = []
  let from = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    pieces.push(text.slice(from, at))
    const special = SPECIAL.find(([start]) => text.startsWith(start, at))
    if (special) {
      const [start, end] = special
      const close = text.indexOf(end, at + start.length)
      if (close < 0) throw malformed()
      if (start === '<![CDATA[') pieces.push(asText(text.slice(at + start.length, close)))
      at = close + end.length
    } else {
      const open = text[at + 1] === '/' ? '</' : '<'
      pieces.push(open)
      at += open.length
      if (prefix !== '' && text.startsWith(prefix, at)) at += prefix.length
    }
    from = at
  }
  pieces.push(text.slice(from))
  return Buffer.from(pieces.join(''))
}

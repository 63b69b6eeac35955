import { WorkbookError } from '../workbook-error.ts'
import { unescapeXml } from './unescape.ts'

/** XML tag. Its `name` has no namespace prefix. */
export interface XmlTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

const malformed = (): WorkbookError => new WorkbookError('xml-invalido', 'etiqueta')

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const ATTRIBUTE = /\s+([^\s=<>/"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y

/** Decodes an XML part. Accepts only UTF-8 without DOCTYPE or entities, so that no content is expanded or fetched. */
export const decodeXml = (bytes: Buffer): string => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new WorkbookError('xml-invalido', 'codificación')
  }
  checkProlog(text)
  return text
}

/** Throws for a DOCTYPE, an ENTITY or an encoding other than UTF-8 in the beginning of an XML part. */
export const checkProlog = (text: string): void => {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new WorkbookError('xml-prohibido')
  const encoding = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]
  if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding))
    throw new WorkbookError('xml-invalido', `codificación ${encoding}`)
}

/**
 * Returns the offset after the comment, instruction or CDATA section that starts at `at`. Returns `at` when none starts
 * there.
 */
const skipSpecial = (text: string, at: number): number => {
  const ends: readonly (readonly [string, string])[] = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ]
  for (const [start, end] of ends) {
    if (!text.startsWith(start, at)) continue
    const close = text.indexOf(end, at + start.length)
    if (close < 0) throw malformed()
    return close + end.length
  }
  return at
}

const NAME = /[^\s/>"'=<]+/y

const readTag = (text: string, at: number): [tag: XmlTag, end: number] => {
  NAME.lastIndex = at + 1
  const name = NAME.exec(text)?.[0]
  if (name === undefined) throw malformed()
  const attributes = new Map<string, string>()
  let end = NAME.lastIndex
  ATTRIBUTE.lastIndex = end
  for (let m = ATTRIBUTE.exec(text); m; m = ATTRIBUTE.exec(text)) {
    const key = m[1] ?? ''
    if (attributes.has(key)) throw malformed()
    attributes.set(key, unescapeXml(m[2] ?? m[3] ?? ''))
    end = ATTRIBUTE.lastIndex
  }
  const close = text.indexOf('>', end)
  if (close < 0 || !/^\s*\/?$/.test(text.slice(end, close))) throw malformed()
  return [{ name: local(name), attributes }, close + 1]
}

export function* readTags(text: string): Generator<XmlTag> {
  let at = text.indexOf('<')
  while (at >= 0) {
    const skipped = skipSpecial(text, at)
    if (skipped > at) {
      at = text.indexOf('<', skipped)
      continue
    }
    if (text[at + 1] === '/') {
      at = text.indexOf('<', at + 2)
      continue
    }
    const [tag, end] = readTag(text, at)
    yield tag
    at = text.indexOf('<', end)
  }
}

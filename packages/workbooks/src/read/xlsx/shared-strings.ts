import { isUtf8 } from 'node:buffer'
import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'
import { unescapeCell } from '../../xml/unescape.ts'
import type { ZipPart } from '../../zip/open-zip.ts'
import { unpackPart } from '../../zip/unpack-part.ts'
import { checkRoot } from './check-root.ts'
import { type ItemIndex, indexItems } from './index-items.ts'
import { normalizeXml } from './normalize-xml.ts'
import { NotPlain, readRewritten } from './not-plain.ts'
import { textOfRuns } from './text-of-runs.ts'

export interface SharedStrings {
  /**
   * Returns the shared text number `index` of the workbook. Throws a WorkbookError when no text has that number, or
   * when the text is too long.
   */
  get(index: number): string
}

/** Size limit of sharedStrings.xml, in bytes. The index keeps flags in the two highest bits of each 32-bit offset. */
const MOST_BYTES = 2 ** 30

/** Unpacks the whole part into one buffer, so that no UTF-8 character is split between two chunks. */
const collect = async (part: ZipPart): Promise<Buffer> => {
  if (part.size >= MOST_BYTES) throw new WorkbookError('desempaquetado', part.name)
  const bytes = Buffer.allocUnsafeSlow(part.size)
  let at = 0
  for await (const chunk of unpackPart(part)) at += chunk.copy(bytes, at)
  if (!isUtf8(bytes)) throw new WorkbookError('xml-invalido', 'codificación')
  return bytes
}

const indexPlain = (bytes: Buffer): ItemIndex => {
  checkRoot(bytes.subarray(0, 4096), 'sst')
  // XML with comments, CDATA or processing instructions must be rewritten by `normalizeXml`. A '<?' at offset 0, or at
  // offset 3 after a byte order mark, is only the XML declaration.
  if (bytes.includes('<!') || bytes.lastIndexOf('<?') > 3) throw new NotPlain()
  return indexItems(bytes)
}

const index = (bytes: Buffer, limits: Limits): { bytes: Buffer; items: ItemIndex } => {
  try {
    return { bytes, items: indexPlain(bytes) }
  } catch (cause) {
    if (!(cause instanceof NotPlain)) throw cause
    if (bytes.length > limits.slowPath) throw new WorkbookError('no-reconocida')
    const plain = normalizeXml(bytes)
    return { bytes: plain, items: readRewritten(() => indexPlain(plain)) }
  }
}

const textAt = (bytes: Buffer, items: ItemIndex, index: number, limit: number): string => {
  const start = items.start(index)
  const end = items.end(index)
  // A character takes at most four bytes, or ten bytes as a character reference ('&#1114111;'). A text with more than
  // ten bytes for each allowed character is too long. It is refused before it is decoded.
  if (end - start > limit * 10) throw new WorkbookError('texto-largo', limit)
  const raw = bytes.toString('utf8', start, end)
  const form = items.formOf(index)
  const text = form === 'plain' ? raw : form === 'runs' ? textOfRuns(raw) : unescapeCell(raw)
  if (text.length > limit) throw new WorkbookError('texto-largo', limit)
  return text
}

/**
 * Indexes the texts of sharedStrings.xml. A text is cached only from its second request, so a register of unique names
 * takes little more memory than its bytes.
 */
export const readSharedStrings = async (
  part: ZipPart | undefined,
  limits: Limits,
): Promise<SharedStrings> => {
  const { bytes, items } = index(part ? await collect(part) : Buffer.from('<sst/>'), limits)
  const seen = new Uint8Array(items.length)
  const kept: (string | undefined)[] = []
  return {
    get: (index) => {
      const known = kept[index]
      if (known !== undefined) return known
      if (!(index >= 0 && index < items.length))
        throw new WorkbookError('xml-invalido', 'texto inexistente')
      const text = textAt(bytes, items, index, limits.text)
      if (seen[index] === 1) kept[index] = text
      seen[index] = 1
      return text
    },
  }
}

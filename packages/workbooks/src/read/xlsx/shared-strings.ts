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

/** The texts that cells point to. */
export interface SharedStrings {
  /** Throws a WorkbookError when there is no such text or it is longer than the limit. */
  get(index: number): string
}

/** The index marks its offsets in the two highest bits. */
const MOST_BYTES = 2 ** 30

/** The part in one piece: texts are cut out of it when a cell asks, so UTF-8 is never cut by chunks. */
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
  // Past the declaration, which a mark of byte order may come before.
  if (bytes.includes('<!') || bytes.lastIndexOf('<?') > 3) throw new NotPlain()
  return indexItems(bytes)
}

/** Indexes the texts; a part the scan does not recognise is rewritten first. */
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
  // Four bytes a character at most, and up to ten for one written as a reference.
  if (end - start > limit * 10) throw new WorkbookError('texto-largo', limit)
  const raw = bytes.toString('utf8', start, end)
  const form = items.formOf(index)
  const text = form === 'plain' ? raw : form === 'runs' ? textOfRuns(raw) : unescapeCell(raw)
  if (text.length > limit) throw new WorkbookError('texto-largo', limit)
  return text
}

/**
 * Indexes the shared texts. A text is decoded when it is first requested, and kept from the second time on. So a
 * registry of unique names costs no more memory than its bytes.
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

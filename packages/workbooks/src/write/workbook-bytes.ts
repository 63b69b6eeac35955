import { ZipEncoder, ZipEntryEncoder } from '../zip/zip-encoder.ts'
import { packGroup } from './pack-group.ts'
import { packageParts, sheetPath } from './package-parts.ts'
import type { SheetGroup } from './sheet-feed.ts'

export interface WorkbookOptions {
  /**
   * Compression level, 0 to 9. The default, 1, is fast and already shrinks repetitive rows well. With 0, the bytes do
   * not depend on the version of zlib.
   */
  readonly level?: number
}

async function* packText(
  zip: ZipEncoder,
  path: string,
  xml: string,
  level: number,
): AsyncGenerator<Buffer> {
  const entry = new ZipEntryEncoder(path, level)
  yield zip.header(entry)
  for (const bytes of await entry.write(Buffer.from(xml))) yield zip.count(bytes)
  for (const bytes of await entry.end()) yield zip.count(bytes)
}

export type AnyGroup = SheetGroup<never>

/**
 * Yields the bytes of an .xlsx as the caller asks for them. The same rows give the same bytes, because the file has no
 * creation date.
 */
export async function* workbookBytes(
  groups: readonly AnyGroup[],
  { level = 1 }: WorkbookOptions = {},
): AsyncGenerator<Buffer> {
  const zip = new ZipEncoder()
  const names = groups.flatMap(({ feeds }) => feeds.map(({ name }) => name))
  for (const [path, xml] of packageParts(names)) yield* packText(zip, path, xml, level)
  let sheets = 0
  for (const group of groups) {
    const base = sheets
    yield* packGroup(zip, group, (position) => sheetPath(base + position), level)
    sheets += group.feeds.length
  }
  yield zip.end()
}

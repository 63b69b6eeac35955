import { ZipEncoder, ZipEntryEncoder } from '../zip/zip-encoder.ts'
import { packGroup } from './pack-group.ts'
import { packageParts, sheetPath } from './package-parts.ts'
import type { SheetGroup } from './sheet-feed.ts'

export interface WorkbookOptions {
  /**
   * Deflate level, 0 to 9. Default 1: fast, and repetitive rows shrink well already. With 0 the bytes do
   * not depend on the version of zlib either.
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

/** A group whose type of rows has been forgotten. */
export type AnyGroup = SheetGroup<never>

/** The bytes of an .xlsx, made while they are taken. Equal rows give equal bytes: there is no clock inside. */
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

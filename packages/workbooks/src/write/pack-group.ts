import { type ZipEncoder, ZipEntryEncoder } from '../zip/zip-encoder.ts'
import type { SheetFeed, SheetGroup } from './sheet-feed.ts'
import { XmlBytes } from './xml-bytes.ts'

/** Number of bytes of XML passed to the compressor at a time. */
const CHUNK = 1 << 17

interface OpenSheet<T> {
  readonly feed: SheetFeed<T>
  readonly entry: ZipEntryEncoder
  readonly xml: XmlBytes
  /** Compressed bytes of the sheet. They wait in memory until all the previous sheets are in the zip. */
  readonly held: Buffer[]
}

const addRow = <T>(sheets: readonly OpenSheet<T>[], row: T): boolean => {
  let full = false
  for (const { feed, xml } of sheets) {
    feed.add(xml, row)
    if (xml.length >= CHUNK) full = true
  }
  return full
}

/**
 * Compresses the XML of each sheet that has at least CHUNK bytes waiting. A zip contains one whole sheet after another,
 * so only the first sheet is yielded. The compressed bytes of the other sheets wait in `held`.
 */
async function* drain<T>(zip: ZipEncoder, sheets: readonly OpenSheet<T>[]): AsyncGenerator<Buffer> {
  for (const { entry, xml, held } of sheets) {
    if (xml.length < CHUNK) continue
    const { bytes, release } = xml.take()
    const ready = await entry.write(bytes, release)
    if (entry !== sheets[0]?.entry) held.push(...ready)
    else for (const piece of ready) yield zip.count(piece)
  }
}

/**
 * Ends a sheet and yields its compressed bytes that are not in the zip yet. Call it only when all the previous sheets
 * are already in the zip.
 */
async function* finish<T>(zip: ZipEncoder, sheet: OpenSheet<T>): AsyncGenerator<Buffer> {
  for (const bytes of sheet.held) yield zip.count(bytes)
  sheet.feed.end(sheet.xml)
  for (const bytes of await sheet.entry.write(sheet.xml.take().bytes)) yield zip.count(bytes)
  for (const bytes of await sheet.entry.end()) yield zip.count(bytes)
}

/**
 * Yields the zip entries of a group of sheets that are written at the same time. The first sheet is sent while it
 * grows. The later sheets wait in memory, compressed to about ten bytes for each row.
 */
export async function* packGroup<T>(
  zip: ZipEncoder,
  { rows, feeds }: SheetGroup<T>,
  pathOf: (position: number) => string,
  level: number,
): AsyncGenerator<Buffer> {
  const sheets = feeds.map(
    (feed, position): OpenSheet<T> => ({
      feed,
      entry: new ZipEntryEncoder(pathOf(position), level),
      xml: new XmlBytes(),
      held: [],
    }),
  )
  for (const { feed, xml } of sheets) feed.start(xml)
  try {
    const [first, ...others] = sheets
    if (!first) return
    yield zip.header(first.entry)
    // The rows of a synchronous iterable are read without `await`. Awaiting each row would take longer than writing it.
    if (Symbol.asyncIterator in rows) {
      for await (const row of rows) if (addRow(sheets, row)) yield* drain(zip, sheets)
    } else {
      for (const row of rows) if (addRow(sheets, row)) yield* drain(zip, sheets)
    }
    yield* finish(zip, first)
    for (const sheet of others) {
      yield zip.header(sheet.entry)
      yield* finish(zip, sheet)
    }
  } finally {
    for (const { entry } of sheets) entry.destroy()
  }
}

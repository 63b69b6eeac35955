import { type ZipEncoder, ZipEntryEncoder } from '../zip/zip-encoder.ts'
import type { SheetFeed, SheetGroup } from './sheet-feed.ts'

/** Characters of XML handed to the deflater at a time. */
const CHUNK = 1 << 16

interface OpenSheet<T> {
  readonly feed: SheetFeed<T>
  readonly entry: ZipEntryEncoder
  /** XML not yet handed over. */
  text: string
  /** Deflated bytes waiting for the sheets before to end. */
  readonly held: Buffer[]
}

const flush = async <T>(sheet: OpenSheet<T>): Promise<Buffer[]> => {
  const { text } = sheet
  sheet.text = ''
  return sheet.entry.write(text)
}

/**
 * The zip entries of a group of sheets. The first goes out as it grows; the others wait, deflated, for
 * their turn: about ten bytes for each of their rows.
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
      text: feed.start(),
      held: [],
    }),
  )
  const [first] = sheets
  if (!first) return
  try {
    yield zip.header(first.entry)
    for await (const row of rows)
      for (const sheet of sheets) {
        sheet.text += sheet.feed.add(row)
        if (sheet.text.length < CHUNK) continue
        const ready = await flush(sheet)
        if (sheet !== first) sheet.held.push(...ready)
        else for (const bytes of ready) yield zip.count(bytes)
      }
    for (const sheet of sheets) {
      if (sheet !== first) yield zip.header(sheet.entry)
      for (const bytes of sheet.held) yield zip.count(bytes)
      sheet.text += sheet.feed.end()
      for (const bytes of await flush(sheet)) yield zip.count(bytes)
      for (const bytes of await sheet.entry.end()) yield zip.count(bytes)
    }
  } finally {
    for (const { entry } of sheets) entry.destroy()
  }
}

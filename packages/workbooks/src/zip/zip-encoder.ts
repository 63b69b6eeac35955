import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib'

/**
 * Writes zips as a stream. It is our own code instead of yazl, which writes the zips of lots, for two reasons. Two
 * entries have to grow at once: the processed workbook fills both sheets in one pass over the rows, and yazl takes its
 * entries one after another. And compression has to overlap with making the next rows. Every entry is compressed and
 * followed by a data descriptor. The date is fixed, so equal rows give equal bytes.
 */

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** 2.0, as every reader of deflate knows. */
const VERSION = 20
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1980-01-01 00:00, the first moment a zip knows. */
const DATE = 0x0021
const MOST = 0xffff_ffff
/** Pieces the deflater may be behind. */
const AHEAD = 4

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((length, [bytes]) => length + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

/** Encodes one entry of a zip. Its data are deflated off this thread. */
export class ZipEntryEncoder {
  readonly name: Buffer
  crc = 0
  size = 0
  packed = 0
  offset = 0
  readonly #deflater: DeflateRaw
  #ready: Buffer[] = []
  readonly #underWay: Promise<void>[] = []

  constructor(name: string, level: number) {
    this.name = Buffer.from(name)
    this.#deflater = createDeflateRaw({ level, chunkSize: 1 << 17 })
    this.#deflater.on('data', (chunk: Buffer) => {
      this.packed += chunk.length
      this.#ready.push(chunk)
    })
  }

  /**
   * Takes `bytes` until it calls `release`, and returns the compressed bytes of earlier calls. A few pieces are under
   * way at a time.
   */
  async write(bytes: Buffer, release: () => void = () => undefined): Promise<Buffer[]> {
    this.crc = crc32(bytes, this.crc)
    this.size += bytes.length
    if (this.size > MOST) throw new RangeError('La planilla supera los 4 GB')
    if (this.#underWay.length >= AHEAD) await this.#underWay.shift()
    const piece = new Promise<void>((resolve, reject) => {
      this.#deflater.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
    // A destroyed entry no longer waits for its pieces, so their errors are ignored.
    piece.then(release, () => undefined)
    this.#underWay.push(piece)
    return this.#take()
  }

  /** The rest of the entry, with its descriptor. */
  async end(): Promise<Buffer[]> {
    await Promise.all(this.#underWay)
    await new Promise<void>((resolve, reject) => {
      this.#deflater.once('end', resolve).once('error', reject).end()
    })
    const { crc, packed, size } = this
    return [...this.#take(), numbers([4, DESCRIPTOR], [4, crc], [4, packed], [4, size])]
  }

  /** Frees the deflater of an entry that will not be finished. */
  destroy(): void {
    this.#deflater.destroy()
  }

  #take(): Buffer[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }
}

/** The frame of a zip: headers before each entry and the directory at the end. */
export class ZipEncoder {
  readonly #entries: ZipEntryEncoder[] = []
  #offset = 0

  /** The header of `entry`, whose bytes have to come next, all of them through {@link count}. */
  header(entry: ZipEntryEncoder): Buffer {
    entry.offset = this.#offset
    this.#entries.push(entry)
    const fields = numbers(
      [4, LOCAL],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, entry.name.length],
      [2, 0],
    )
    return this.count(Buffer.concat([fields, entry.name]))
  }

  count(bytes: Buffer): Buffer {
    this.#offset += bytes.length
    if (this.#offset > MOST) throw new RangeError('La planilla supera los 4 GB')
    return bytes
  }

  /** The directory. */
  end(): Buffer {
    const start = this.#offset
    const records = this.#entries.map((entry) =>
      Buffer.concat([
        numbers(
          [4, CENTRAL],
          [2, VERSION],
          [2, VERSION],
          [2, FLAGS],
          [2, DEFLATED],
          [2, 0],
          [2, DATE],
          [4, entry.crc],
          [4, entry.packed],
          [4, entry.size],
          [2, entry.name.length],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, entry.offset],
        ),
        entry.name,
      ]),
    )
    const directory = this.count(Buffer.concat(records))
    const count = this.#entries.length
    return Buffer.concat([
      directory,
      numbers(
        [4, END],
        [2, 0],
        [2, 0],
        [2, count],
        [2, count],
        [4, directory.length],
        [4, start],
        [2, 0],
      ),
    ])
  }
}

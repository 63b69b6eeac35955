import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib'

/**
 * This module writes a zip as a stream and compresses outside the main thread. It can write several entries in turns,
 * which the library yazl cannot do. The two sheets of an .xlsx are written in this way. The date is fixed, so the same
 * rows give the same bytes.
 */

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Version 2.0 of the zip format, which every reader supports. */
const VERSION = 20
/** Flags of an entry: the sizes are written after the data, and the name is in UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** Date 1980-01-01, the first date that a zip can store. */
const DATE = 0x0021
const MOST = 0xffff_ffff
/** Maximum number of buffers of one entry that wait for compression. */
const AHEAD = 4

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((length, [bytes]) => length + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

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
   * Passes `bytes` to the compressor and returns the compressed bytes that are ready. The caller must not change
   * `bytes` until `release` is called. When AHEAD buffers wait for compression, the method first waits for the oldest
   * buffer.
   */
  async write(bytes: Buffer, release: () => void = () => undefined): Promise<Buffer[]> {
    this.crc = crc32(bytes, this.crc)
    this.size += bytes.length
    if (this.size > MOST) throw new RangeError('La planilla supera los 4 GB')
    if (this.#underWay.length >= AHEAD) await this.#underWay.shift()
    const piece = new Promise<void>((resolve, reject) => {
      this.#deflater.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
    // `piece` is the compression of these bytes. Nobody awaits `piece` when the entry is destroyed. This empty handler
    // then prevents an unhandled rejection. In any other case `write` or `end` awaits `piece`, so a compression error
    // still reaches the caller.
    piece.then(release, () => undefined)
    this.#underWay.push(piece)
    return this.#take()
  }

  async end(): Promise<Buffer[]> {
    await Promise.all(this.#underWay)
    await new Promise<void>((resolve, reject) => {
      this.#deflater.once('end', resolve).once('error', reject).end()
    })
    const { crc, packed, size } = this
    return [...this.#take(), numbers([4, DESCRIPTOR], [4, crc], [4, packed], [4, size])]
  }

  destroy(): void {
    this.#deflater.destroy()
  }

  #take(): Buffer[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }
}

export class ZipEncoder {
  readonly #entries: ZipEntryEncoder[] = []
  #offset = 0

  /**
   * Returns the local header of `entry` in the zip. After the header, the caller writes the bytes of the entry and
   * passes each buffer to {@link count}.
   */
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

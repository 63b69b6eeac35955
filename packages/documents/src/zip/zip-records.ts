/**
 * Value of a 32-bit field whose real value does not fit in 32 bits. This value tells a zip reader to use the zip64
 * record.
 */
export const MAX_32 = 0xffff_ffff
const MAX_16 = 0xffff

const STORED_VERSION = 20
const ZIP64_VERSION = 45
/** Flags of a zip entry whose file name is in UTF-8. */
const FLAGS = 0x0800
const ZIP64_EXTRA = 0x0001
/** Unix attributes of an entry: a regular file that its owner can write and everybody can read. */
const ATTRIBUTES = 0o100644 * 0x1_0000
const MADE_BY_UNIX = 0x0300

export interface ZipEntry {
  readonly name: Uint8Array
  readonly size: number
  readonly crc: number
  /** Modification date and time of the file, packed in the MS-DOS format. */
  readonly time: number
}

type Field = readonly [bytes: 2 | 4 | 8, value: number]

const record = (fields: readonly Field[], tail: Uint8Array = new Uint8Array(0)): Uint8Array => {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0)
  const out = new Uint8Array(length + tail.length)
  const view = new DataView(out.buffer)
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else if (bytes === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += bytes
  }
  out.set(tail, at)
  return out
}

const common = ({ name, size, crc, time }: ZipEntry, extra: number): Field[] => [
  [2, FLAGS],
  [2, 0],
  [4, time],
  [4, crc],
  [4, size],
  [4, size],
  [2, name.length],
  [2, extra],
]

export const localHeader = (entry: ZipEntry): Uint8Array =>
  record([[4, 0x04034b50], [2, STORED_VERSION], ...common(entry, 0)], entry.name)

export const centralEntry = (entry: ZipEntry, offset: number): Uint8Array => {
  const far = offset >= MAX_32
  const extra = far
    ? record([
        [2, ZIP64_EXTRA],
        [2, 8],
        [8, offset],
      ])
    : new Uint8Array(0)
  return record(
    [
      [4, 0x02014b50],
      [2, MADE_BY_UNIX | STORED_VERSION],
      [2, far ? ZIP64_VERSION : STORED_VERSION],
      ...common(entry, extra.length),
      [2, 0],
      [2, 0],
      [2, 0],
      [4, ATTRIBUTES],
      [4, far ? MAX_32 : offset],
    ],
    Uint8Array.of(...entry.name, ...extra),
  )
}

export const endRecords = (directory: {
  readonly count: number
  readonly start: number
  readonly size: number
}): Uint8Array => {
  const { count, start, size } = directory
  const large = count >= MAX_16 || start >= MAX_32 || size >= MAX_32
  const zip64: Field[] = [
    [4, 0x06064b50],
    [8, 44],
    [2, MADE_BY_UNIX | ZIP64_VERSION],
    [2, ZIP64_VERSION],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, start],
    [4, 0x07064b50],
    [4, 0],
    [8, start + size],
    [4, 1],
  ]
  return record([
    ...(large ? zip64 : []),
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, large ? MAX_16 : count],
    [2, large ? MAX_16 : count],
    [4, large ? MAX_32 : size],
    [4, large ? MAX_32 : start],
    [2, 0],
  ])
}

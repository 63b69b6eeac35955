export const MAX_STORED = 0xffff
const ADLER_MODULUS = 65_521
/** Numbers of bytes of three parts of the data: the zlib header, the header of a stored block, and the checksum. */
const [HEADER, BLOCK, CHECKSUM] = [2, 5, 4]

export interface Deflated {
  readonly data: Uint8Array
  readonly length: number
}

const adlerOf = (data: Uint8Array): [a: number, b: number] => {
  const view = new DataView(data.buffer, data.byteOffset + data.length - CHECKSUM, CHECKSUM)
  return [view.getUint16(2), view.getUint16(0)]
}

/**
 * Returns zlib data that unpack to `bytes` followed by the unpacked content of `then`. `bytes` are not compressed,
 * because starting a compressor for a few bytes would take most of the time.
 *
 * @throws RangeError when `bytes` has more than {@link MAX_STORED} bytes
 */
export const storedDeflate = (bytes: Uint8Array, then: Deflated): Uint8Array<ArrayBuffer> => {
  const { length } = bytes
  if (length > MAX_STORED) throw new RangeError(`${length} bytes no entran en un bloque`)
  const blocks = then.data.subarray(HEADER, then.data.length - CHECKSUM)
  const out = new Uint8Array(HEADER + BLOCK + length + blocks.length + CHECKSUM)
  out.set([0x78, 0x01, 0x00, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff])
  out.set(bytes, HEADER + BLOCK)
  out.set(blocks, HEADER + BLOCK + length)
  let a = 1
  let b = 0
  for (let i = 0; i < length; i++) {
    a = (a + (bytes[i] ?? 0)) % ADLER_MODULUS
    b = (b + a) % ADLER_MODULUS
  }
  const [nextA, nextB] = adlerOf(then.data)
  const before = a + ADLER_MODULUS - 1
  a = (before + nextA) % ADLER_MODULUS
  b = (b + nextB + (then.length % ADLER_MODULUS) * before) % ADLER_MODULUS
  out.set([b >> 8, b & 0xff, a >> 8, a & 0xff], out.length - CHECKSUM)
  return out
}

/** What fits in one block. */
export const MAX_STORED = 0xffff
const ADLER_MODULUS = 65_521

/**
 * The zlib format of a few bytes left as they are: starting a compressor takes more time than all the rest of a
 * short stream. Throws RangeError beyond {@link MAX_STORED}.
 */
export const storedDeflate = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const { length } = bytes
  if (length > MAX_STORED) throw new RangeError(`${length} bytes no entran en un bloque`)
  const out = new Uint8Array(length + 11)
  out.set([0x78, 0x01, 0x01, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff])
  out.set(bytes, 7)
  let a = 1
  let b = 0
  for (let i = 0; i < length; i++) {
    a = (a + (bytes[i] ?? 0)) % ADLER_MODULUS
    b = (b + a) % ADLER_MODULUS
  }
  out.set([b >> 8, b & 0xff, a >> 8, a & 0xff], length + 7)
  return out
}

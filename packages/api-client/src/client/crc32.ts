const TABLA = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1
  return c
})

/**
 * Computes the CRC-32 of some bytes. `previa` is the CRC-32 of the bytes before them, so the CRC-32 of a long file can
 * be computed in parts.
 */
export const crc32 = (bytes: Uint8Array, previa = 0): number => {
  let c = ~previa
  for (const byte of bytes) c = (c >>> 8) ^ (TABLA[(c ^ byte) & 0xff] ?? 0)
  return ~c >>> 0
}

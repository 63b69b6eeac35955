// `| 0` converts each constant to a signed 32-bit integer, so that the loop uses no floating-point arithmetic.
const [P1, P2, P3, P4] = [0x9e3779b1 | 0, 0x85ebca77 | 0, 0xc2b2ae3d | 0, 0x27d4eb2f]

const mix = (hash: number): number => {
  const a = Math.imul(hash ^ (hash >>> 16), P2)
  const b = Math.imul(a ^ (a >>> 13), P3)
  return (b ^ (b >>> 16)) >>> 0
}

/**
 * Returns a 128-bit hash of the bytes as 32 hexadecimal digits, for the /ID of a file. It is not a cryptographic hash;
 * it only distinguishes files.
 */
export const contentId = (bytes: Uint8Array): string => {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = bytes.length - (bytes.length % 4)
  let a = bytes.length | 0
  let b = P1
  let c = P2
  let d = P3
  for (let at = 0; at < whole; at += 4) {
    const rotated = Math.imul(a ^ words.getInt32(at, true), P1)
    a = b
    b = c
    c = d
    d = (rotated << 13) | (rotated >>> 19)
  }
  for (let at = whole; at < bytes.length; at++) a = Math.imul(a ^ words.getUint8(at), P4)
  const lanes = [Math.imul(a, P1), Math.imul(b, P2), Math.imul(c, P3), Math.imul(d, P4)]
  const all = lanes.reduce((sum, lane) => (sum + lane) | 0, 0)
  return lanes
    .map((lane) =>
      mix((lane + all) | 0)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
}

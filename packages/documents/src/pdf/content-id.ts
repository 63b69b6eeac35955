const PRIMES = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const

const mix = (hash: number): number => {
  const a = Math.imul(hash ^ (hash >>> 16), PRIMES[1])
  const b = Math.imul(a ^ (a >>> 13), PRIMES[2])
  return (b ^ (b >>> 16)) >>> 0
}

/**
 * 128 bits that follow from the bytes alone, as 32 hexadecimal digits: the /ID of a file. Not a
 * cryptographic hash; it only has to tell files apart.
 */
export const contentId = (bytes: Uint8Array): string => {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let a: number = bytes.length
  let b: number = PRIMES[0]
  let c: number = PRIMES[1]
  let d: number = PRIMES[2]
  let at = 0
  for (; at + 4 <= bytes.length; at += 4) {
    const rotated = Math.imul(a ^ words.getUint32(at, true), PRIMES[0])
    a = b
    b = c
    c = d
    d = (rotated << 13) | (rotated >>> 19)
  }
  for (; at < bytes.length; at++) a = Math.imul(a ^ words.getUint8(at), PRIMES[3])
  const lanes = [a, b, c, d].map((lane, i) => Math.imul(lane, PRIMES[i] ?? 1))
  const all = lanes.reduce((sum, lane) => (sum + lane) | 0, 0)
  return lanes
    .map((lane) =>
      mix(lane + all)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
}

/**
 * Maximum number of texts in the cache, which must be a power of two. LONGEST is the maximum number of bytes of a
 * cached text.
 */
const SLOTS = 1_024
const LONGEST = 64

/**
 * Caches the texts that cells repeat: codes, names of taxes and lawyers. A text is found by its bytes, so a repeated
 * text is decoded once. Each slot keeps only one text, so unique names do not make the cache grow.
 */
export class TextCache {
  readonly #bytes = new Uint8Array(SLOTS * LONGEST)
  readonly #texts: (string | undefined)[] = new Array(SLOTS)
  readonly #lengths = new Uint8Array(SLOTS)

  read(bytes: Buffer, from: number, to: number): string {
    const length = to - from
    if (length > LONGEST) return bytes.toString('utf8', from, to)
    let hash = length
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + (bytes[at] as number)) | 0
    const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1)
    const known = this.#texts[slot]
    if (known !== undefined && this.#holds(slot, bytes, from, length)) return known
    const text = bytes.toString('utf8', from, to)
    this.#texts[slot] = text
    this.#lengths[slot] = length
    for (let i = 0; i < length; i++) this.#bytes[slot * LONGEST + i] = bytes[from + i] as number
    return text
  }

  #holds(slot: number, bytes: Buffer, from: number, length: number): boolean {
    if (this.#lengths[slot] !== length) return false
    const kept = slot * LONGEST
    for (let i = 0; i < length; i++) if (this.#bytes[kept + i] !== bytes[from + i]) return false
    return true
  }
}

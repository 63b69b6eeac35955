const encoder = new TextEncoder()
/**
 * Maximum length of a text that is copied character by character. `TextEncoder` copies longer texts, because it is
 * faster for them.
 */
const SHORT = 100
const MAX_NUMBER = 32

/** Growing buffer of bytes. The same buffer is reused for the next file. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>
  length = 0

  constructor(buffer?: ArrayBuffer) {
    this.#bytes = buffer && buffer.byteLength > 0 ? new Uint8Array(buffer) : new Uint8Array(1 << 16)
  }

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return
    const bigger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + more))
    bigger.set(this.#bytes.subarray(0, this.length))
    this.#bytes = bigger
  }

  reset(): void {
    this.length = 0
  }

  /** Writes characters up to U+00FF, one byte each. */
  latin1(text: string): void {
    const n = text.length
    this.#room(n)
    const start = this.length
    this.length += n
    if (n > SHORT) {
      // Fast path for ASCII text, which has the same bytes in UTF-8 and in Latin-1. Any other text does not fit in `n`
      // bytes in UTF-8. Then `read` is less than `n`, and the loop below writes the text again.
      const { read } = encoder.encodeInto(text, this.#bytes.subarray(start, start + n))
      if (read === n) return
    }
    const bytes = this.#bytes
    for (let i = 0; i < n; i++) bytes[start + i] = text.charCodeAt(i)
  }

  /** Writes a number into the drawing instructions of a PDF page, with at most two decimals and no exponent. */
  num(value: number): void {
    let hundredths = Math.round(value * 100)
    this.#room(MAX_NUMBER)
    const bytes = this.#bytes
    let at = this.length
    if (hundredths < 0) {
      bytes[at++] = 0x2d
      hundredths = -hundredths
    }
    const whole = Math.floor(hundredths / 100)
    const rest = hundredths - whole * 100
    let digits = 1
    for (let power = 10; power <= whole; power *= 10) digits++
    let left = whole
    for (let i = at + digits - 1; i >= at; i--) {
      const next = Math.floor(left / 10)
      bytes[i] = 0x30 + left - next * 10
      left = next
    }
    at += digits
    if (rest > 0) {
      const tenths = Math.floor(rest / 10)
      bytes[at++] = 0x2e
      bytes[at++] = 0x30 + tenths
      if (rest > tenths * 10) bytes[at++] = 0x30 + rest - tenths * 10
    }
    this.length = at
  }

  bytes(chunk: Uint8Array): void {
    this.#room(chunk.length)
    this.#bytes.set(chunk, this.length)
    this.length += chunk.length
  }

  /** Returns the written bytes without a copy. The bytes are valid until the next write or reset. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length)
  }

  copy(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length)
  }
}

const scratch = new ByteWriter()

/** Returns the bytes of a text with characters up to U+00FF. The bytes are valid until the next call. */
export const latin1 = (text: string): Uint8Array<ArrayBuffer> => {
  scratch.reset()
  scratch.latin1(text)
  return scratch.view()
}

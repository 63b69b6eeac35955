const encoder = new TextEncoder()
/** Up to this length, writing by hand is quicker than calling the encoder. */
const SHORT = 100
/** Room for the longest number: sign, integer digits, point and decimals. */
const MAX_NUMBER = 32

/** A growing run of bytes, reused from one file to the next. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>
  length = 0

  /** Starts empty, in the memory of `buffer` when there is one. */
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

  /** Characters up to U+00FF, one byte each. */
  latin1(text: string): void {
    const n = text.length
    this.#room(n)
    const start = this.length
    this.length += n
    if (n > SHORT) {
      // Most of a file is ASCII, which is the same in UTF-8; anything else would not fit in the room.
      const { read } = encoder.encodeInto(text, this.#bytes.subarray(start, start + n))
      if (read === n) return
    }
    const bytes = this.#bytes
    for (let i = 0; i < n; i++) bytes[start + i] = text.charCodeAt(i)
  }

  /** A number of a content stream: at most two decimals, without exponent; what `num` writes. */
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

  /** The written bytes, valid until the next write or reset. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length)
  }

  copy(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length)
  }
}

const scratch = new ByteWriter()

/** The bytes of a text of characters up to U+00FF, valid until the next call. */
export const latin1 = (text: string): Uint8Array<ArrayBuffer> => {
  scratch.reset()
  scratch.latin1(text)
  return scratch.view()
}

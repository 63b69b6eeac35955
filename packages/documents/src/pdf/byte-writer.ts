const encoder = new TextEncoder()
/** Up to this length, writing by hand is quicker than calling the encoder. */
const SHORT = 100

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

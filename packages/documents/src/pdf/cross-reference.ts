/**
 * Bytes of a cross-reference row: one for the type, four for the offset or the number of the object stream, three for
 * the index in that stream.
 */
const WIDTH = 8
const ROW = WIDTH + 1
const UP = 2

export const CROSS_REFERENCE_FORMAT = `/W[1 4 3]/DecodeParms<</Predictor 12/Columns ${WIDTH}>>`

export class CrossReference {
  readonly #rows: Uint8Array
  readonly #view: DataView

  constructor(size: number) {
    this.#rows = new Uint8Array(size * WIDTH)
    this.#view = new DataView(this.#rows.buffer)
    this.#view.setUint16(6, 0xffff)
  }

  direct(number: number, offset: number): void {
    this.#view.setUint8(number * WIDTH, 1)
    this.#view.setUint32(number * WIDTH + 1, offset)
  }

  /**
   * Writes the cross-reference rows of `count` PDF objects, numbered from `first` on. The rows say that the objects are
   * inside the object stream with the number `container`.
   */
  packed(container: number, first: number, count: number): void {
    for (let i = 0; i < count; i++) {
      const at = (first + i) * WIDTH
      this.#view.setUint8(at, 2)
      this.#view.setUint32(at + 1, container)
      this.#view.setUint8(at + 5, i >> 16)
      this.#view.setUint16(at + 6, i & 0xffff)
    }
  }

  /**
   * Returns the cross-reference rows as the PDF stores them: each row is its difference from the row above (PNG
   * predictor 'up'). The rows of objects with consecutive numbers then become equal and compress well.
   */
  predicted(): Uint8Array {
    const rows = this.#rows
    const count = rows.length / WIDTH
    const out = new Uint8Array(count * ROW)
    for (let row = 0; row < count; row++) {
      out[row * ROW] = UP
      for (let i = 0; i < WIDTH; i++) {
        const at = row * WIDTH + i
        out[row * ROW + 1 + i] = (rows[at] ?? 0) - (row > 0 ? (rows[at - WIDTH] ?? 0) : 0)
      }
    }
    return out
  }
}

/**
 * Returns the cross-reference rows of the objects in the stream `container`. A row tells where an object of the PDF is,
 * as a difference from the previous row. The first row is omitted, because the row before it is not the same in every
 * PDF.
 */
export const packedRows = (container: number, count: number): Uint8Array => {
  const rows = new CrossReference(count)
  rows.packed(container, 0, count)
  return rows.predicted().subarray(ROW)
}

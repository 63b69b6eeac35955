import { escapedText } from './cell-text.ts'

const FIRST = 1 << 17

const newBuffer = (): Buffer => Buffer.allocUnsafeSlow(FIRST + (FIRST >> 2))

/**
 * Table by ASCII code: 1 for a character written unchanged in the text of a cell. The controls, &, <, > and _ have 0.
 */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  code >= 32 && ![38, 60, 62, 95, 127].includes(code) ? 1 : 0,
)

/**
 * Buffer to which XML is written directly as bytes. An alternative was to join strings and encode them at the end. It
 * took most of the time of an export (bench/src/workbooks).
 */
export class XmlBytes {
  #bytes = newBuffer()
  #length = 0
  readonly #spare: Buffer[] = []

  get length(): number {
    return this.#length
  }

  raw(piece: Uint8Array): void {
    this.#reserve(piece.length)
    const bytes = this.#bytes
    let at = this.#length
    for (let i = 0; i < piece.length; i++) bytes[at++] = piece[i] as number
    this.#length = at
  }

  ascii(text: string): void {
    this.#reserve(text.length)
    const bytes = this.#bytes
    let at = this.#length
    for (let i = 0; i < text.length; i++) bytes[at++] = text.charCodeAt(i)
    this.#length = at
  }

  markup(xml: string): void {
    this.#reserve(xml.length * 3)
    this.#length += this.#bytes.write(xml, this.#length)
  }

  text(text: string): void {
    if (!this.#plainText(text)) this.markup(escapedText(text))
  }

  /**
   * Returns the bytes written since the last call. Call `release` after using them, so that the buffer is reused and
   * memory does not grow.
   */
  take(): { readonly bytes: Buffer; readonly release: () => void } {
    const whole = this.#bytes
    const bytes = whole.subarray(0, this.#length)
    this.#bytes = this.#spare.pop() ?? newBuffer()
    this.#length = 0
    return {
      bytes,
      release: () => {
        this.#spare.push(whole)
      },
    }
  }

  /**
   * Appends the element `<t>` of a text that needs no escapes. For any other text, appends nothing and returns false.
   */
  #plainText(text: string): boolean {
    const last = text.length - 1
    if (last > 32_766 || text.charCodeAt(0) === 32 || text.charCodeAt(last) === 32) return false
    this.#reserve(text.length * 3 + OPEN.length + CLOSE.length)
    const bytes = this.#bytes
    let at = this.#length
    for (let i = 0; i < OPEN.length; i++) bytes[at++] = OPEN[i] as number
    for (let i = 0; i <= last; i++) {
      const code = text.charCodeAt(i)
      if (code < 128) {
        if (PLAIN[code] === 0) return false
        bytes[at++] = code
      } else if (code < 0x800) {
        bytes[at++] = 0xc0 | (code >> 6)
        bytes[at++] = 0x80 | (code & 63)
      } else if (code < 0xd800 || (code > 0xdfff && code < 0xfffe)) {
        bytes[at++] = 0xe0 | (code >> 12)
        bytes[at++] = 0x80 | ((code >> 6) & 63)
        bytes[at++] = 0x80 | (code & 63)
      } else return false
    }
    for (let i = 0; i < CLOSE.length; i++) bytes[at++] = CLOSE[i] as number
    this.#length = at
    return true
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow((this.#length + count) * 2)
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

const OPEN = Buffer.from('<t>')
const CLOSE = Buffer.from('</t>')

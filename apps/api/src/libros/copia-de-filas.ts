const TAB = 9
const LINE = 10
const BACKSLASH = 92
const CERO = 48
const LETRA_N = 110
const LETRA_T = 116
const LARGEST = 2_147_483_647
const LONGEST_NUMBER = 10

const ESCAPADOS: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\t': '\\t' }
const POR_ESCAPAR = /[\\\n\t]/g

/** Tells whether {@link CopiaDeFilas} accepts a number: an integer from 0 to the largest `integer` of PostgreSQL. */
export const isCopiable = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= LARGEST

/**
 * Number of bytes of each message with which a worker thread sends rows. With a smaller size there would be too many
 * messages.
 */
export const PEDAZO = 512 * 1024

export interface CopiaDeFilas {
  readonly size: () => number
  /**
   * Adds a value to the current row, in the next column. Null means that the value is missing.
   *
   * @throws RangeError when a number is negative, fractional or too large
   */
  readonly add: (valor: string | number | null) => void
  readonly endRow: () => void
  readonly take: () => Uint8Array<ArrayBuffer>
}

/**
 * Creates a buffer that encodes rows as UTF-8, byte by byte. Encoding whole joined texts took as long as reading the
 * workbook.
 *
 * @param capacity initial number of bytes of the buffer
 */
export const createCopiaDeFilas = (capacity: number): CopiaDeFilas => {
  let bytes = new Uint8Array(capacity)
  let at = 0
  let first = true
  const makeRoom = (more: number): void => {
    if (at + more <= bytes.length) return
    const larger = new Uint8Array(Math.max(bytes.length * 2, at + more))
    larger.set(bytes.subarray(0, at))
    bytes = larger
  }
  const addText = (text: string): void => {
    // One UTF-16 code unit needs at most three bytes of UTF-8, even when it is half of a surrogate pair.
    makeRoom(text.length * 3)
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code >= 0xd800) {
        const rest = text.slice(i).replace(POR_ESCAPAR, (uno) => ESCAPADOS[uno] ?? uno)
        at += Buffer.from(bytes.buffer).write(rest, at, 'utf8')
        return
      }
      if (code === BACKSLASH || code === LINE || code === TAB) bytes[at++] = BACKSLASH
      if (code === LINE) bytes[at++] = LETRA_N
      else if (code === TAB) bytes[at++] = LETRA_T
      else if (code < 0x80) bytes[at++] = code
      else if (code < 0x800) {
        bytes[at++] = 0xc0 | (code >> 6)
        bytes[at++] = 0x80 | (code & 0x3f)
      } else {
        bytes[at++] = 0xe0 | (code >> 12)
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f)
        bytes[at++] = 0x80 | (code & 0x3f)
      }
    }
  }
  const addNumber = (value: number): void => {
    // A number is written digit by digit. For a negative or fractional number the result would be wrong.
    if (!isCopiable(value))
      throw new RangeError(`No se copia ${value}: no es un entero de 0 a ${LARGEST}`)
    makeRoom(LONGEST_NUMBER)
    let size = 1
    for (let rest = value; rest >= 10; rest = Math.trunc(rest / 10)) size++
    let rest = value
    for (let place = at + size - 1; place >= at; place--) {
      const tenth = Math.trunc(rest / 10)
      bytes[place] = CERO + rest - tenth * 10
      rest = tenth
    }
    at += size
  }
  return {
    size: () => at,
    add: (valor) => {
      makeRoom(3)
      if (!first) bytes[at++] = TAB
      first = false
      if (valor === null) {
        bytes[at++] = BACKSLASH
        bytes[at++] = 78
      } else if (typeof valor === 'string') addText(valor)
      else addNumber(valor)
    },
    endRow: () => {
      makeRoom(1)
      bytes[at++] = LINE
      first = true
    },
    take: () => {
      const taken = bytes.slice(0, at)
      at = 0
      return taken
    },
  }
}

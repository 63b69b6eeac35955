import { type IndirectObject, NoEsFirma, naturalOf, type PdfValue } from './pdf-value.ts'

const SPACE = '[\\0\\t\\n\\f\\r ]'
const END = '(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)'
const sticky = (source: string): RegExp => new RegExp(source, 'y')

const SPACES = sticky(`${SPACE}*`)
const REFERENCE = sticky(`(\\d{1,9})${SPACE}+0${SPACE}+R${END}`)
const NUMBER = sticky(`[+-]?(?:\\d{1,15}\\.?\\d{0,15}|\\.\\d{1,15})${END}`)
const NAME = sticky('/([^\\0\\t\\n\\f\\r ()<>[\\]{}/%]*)')
const HEXADECIMAL = sticky(`<(?:[\\dA-Fa-f]|${SPACE})*>`)
const WORD = sticky(`(true|false|null)${END}`)
const OBJECT = sticky(`(\\d{1,9})${SPACE}+0${SPACE}+obj${END}`)
const NOT_HEXADECIMAL = /[^\dA-Fa-f]/g
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const MAX_DEPTH = 40
const CHUNK = 8_192

/**
 * Converts the bytes of a PDF to a text with one character for each byte. So an index in the text is also a byte offset
 * in the file.
 */
const textOf = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return text
}

const unhex = (written: string): string =>
  written
    .replace(NOT_HEXADECIMAL, '')
    .replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))

const nameOf = (written: string): string => {
  if (/#(?![\dA-Fa-f]{2})/.test(written)) throw new NoEsFirma('Un nombre mal escrito')
  return written.replace(/#(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/**
 * Reads the values and objects of a PDF from a byte offset on. The parser refuses some valid PDFs, for example with
 * repeated keys or comments inside an object. So it never reads a file differently from a PDF viewer.
 */
export class PdfParser {
  readonly bytes: Uint8Array
  readonly #text: string
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.#text = textOf(bytes)
    this.at = at
  }

  /**
   * Matches a sticky regular expression at the current position of the parser, and moves after the match. Null when it
   * does not match.
   */
  match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at
    const found = expression.exec(this.#text)
    if (found) this.at = expression.lastIndex
    return found
  }

  skipSpaces(): void {
    this.match(SPACES)
  }

  take(word: string): boolean {
    if (!this.#text.startsWith(word, this.at)) return false
    this.at += word.length
    return true
  }

  #expect(word: string): void {
    if (!this.take(word)) throw new NoEsFirma(`Falta ${word} en ${this.at}`)
  }

  #literal(): PdfValue {
    const start = this.at
    let [value, depth] = ['', 0]
    for (; this.at < this.#text.length; this.at++) {
      const character = this.#text.charAt(this.at)
      if (character === ')' && --depth === 0) {
        this.at++
        return { kind: 'string', value: value.slice(1), start, end: this.at }
      }
      if (character === '(') depth++
      value += character === '\\' ? this.#escaped() : character
    }
    throw new NoEsFirma('Un texto sin cerrar')
  }

  /** Reads an escape sequence of a PDF string, which begins with a backslash, and moves to its last character. */
  #escaped(): string {
    const octal = /\\([0-7]{1,3})/y
    octal.lastIndex = this.at
    const digits = octal.exec(this.#text)?.[1]
    if (digits !== undefined) {
      this.at += digits.length
      return String.fromCharCode(Number.parseInt(digits, 8) & 0xff)
    }
    const character = this.#text.charAt(++this.at)
    if (character === '\r' || character === '\n') throw new NoEsFirma('Un texto partido')
    return ESCAPED[character] ?? character
  }

  #array(depth: number): PdfValue {
    const items: PdfValue[] = []
    for (;;) {
      this.skipSpaces()
      if (this.take(']')) return { kind: 'array', value: items }
      items.push(this.value(depth))
    }
  }

  #dictionary(depth: number): PdfValue {
    const entries = new Map<string, PdfValue>()
    for (;;) {
      this.skipSpaces()
      if (this.take('>>')) return { kind: 'dictionary', value: entries }
      const name = this.match(NAME)
      if (!name) throw new NoEsFirma(`Falta una clave en ${this.at}`)
      const key = nameOf(name[1] ?? '')
      if (entries.has(key)) throw new NoEsFirma(`La clave ${key} está dos veces`)
      entries.set(key, this.value(depth))
    }
  }

  /**
   * Reads the next value of the PDF.
   *
   * @throws NoEsFirma when no value is next
   */
  value(depth = 0): PdfValue {
    if (depth > MAX_DEPTH) throw new NoEsFirma('Demasiados niveles')
    this.skipSpaces()
    const start = this.at
    if (this.take('<<')) return this.#dictionary(depth + 1)
    if (this.take('[')) return this.#array(depth + 1)
    if (this.#text[start] === '(') return this.#literal()
    const name = this.match(NAME)
    if (name) return { kind: 'name', value: nameOf(name[1] ?? '') }
    const hexadecimal = this.match(HEXADECIMAL)
    if (hexadecimal) {
      return { kind: 'string', value: unhex(hexadecimal[0]), start, end: this.at }
    }
    const word = this.match(WORD)
    if (word) return { kind: 'word', value: word[1] as 'true' | 'false' | 'null' }
    const reference = this.match(REFERENCE)
    if (reference) return { kind: 'reference', value: Number(reference[1]) }
    const number = this.match(NUMBER)
    if (number) return { kind: 'number', value: Number(number[0]) }
    throw new NoEsFirma(`No hay un valor en ${start}`)
  }

  /**
   * Reads the next indirect object of the PDF, with its stream. Undefined when no object is next.
   *
   * @throws NoEsFirma when the object is not well formed, or is not of generation 0
   */
  object(): IndirectObject | undefined {
    const opening = this.match(OBJECT)
    if (!opening) return undefined
    const value = this.value()
    this.skipSpaces()
    let data: Uint8Array | undefined
    if (this.take('stream')) {
      if (!this.take('\r\n')) this.#expect('\n')
      data = this.#data(value)
      this.skipSpaces()
    }
    this.#expect('endobj')
    return { number: Number(opening[1]), value, data }
  }

  /**
   * Reads the bytes of a PDF stream. A viewer that ignores the length looks for the word `endstream`, so the bytes must
   * not contain the word.
   */
  #data(value: PdfValue): Uint8Array {
    if (value.kind !== 'dictionary') throw new NoEsFirma('Una secuencia sin diccionario')
    const start = this.at
    const end = start + naturalOf(value.value.get('Length'))
    if (this.#text.slice(start, end).includes('endstream'))
      throw new NoEsFirma('Una secuencia con dos finales')
    this.at = end
    if (!this.take('\r\n') && !this.take('\n')) this.take('\r')
    this.#expect('endstream')
    return this.bytes.subarray(start, end)
  }
}

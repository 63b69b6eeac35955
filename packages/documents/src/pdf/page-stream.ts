import { ByteWriter } from './byte-writer.ts'
import type { Part } from './shaper.ts'

/** Buffers of finished pages. The next pages reuse the buffers, because a batch has thousands of pages. */
const spare: ByteWriter[] = []
const MAX_SPARE = 8

const takeWriter = (): ByteWriter => {
  const writer = spare.pop() ?? new ByteWriter()
  writer.reset()
  return writer
}

const giveBack = (writer: ByteWriter): void => {
  if (spare.length < MAX_SPARE) spare.push(writer)
}

export const openingOf = (element: string): string => `/${element}<</MCID `

/**
 * Content of one PDF page: first the horizontal lines, then the figures, then all the text. To save bytes, an operator
 * is written only when its value changes. The content is stored as bytes, because converting a string would copy the
 * whole content.
 */
export class PageStream {
  readonly #rules = takeWriter()
  readonly #text = takeWriter()
  #figures: ByteWriter | undefined
  #x = 0
  #y = 0
  #font = -1
  #size = 0
  #gray = 0
  #ruleGray = 0
  #ruleWidth = -1
  #settled: Uint8Array<ArrayBuffer> | undefined
  readonly #names: readonly string[]

  constructor(fontNames: readonly string[]) {
    this.#names = fontNames
    this.#rules.latin1('/Artifact BMC\n')
    this.#text.latin1('BT\n')
  }

  rule(x: number, y: number, width: number, thickness: number, gray: number): void {
    const out = this.#rules
    if (gray !== this.#ruleGray) {
      out.num(gray)
      out.latin1(' G\n')
    }
    if (thickness !== this.#ruleWidth) {
      out.num(thickness)
      out.latin1(' w\n')
    }
    out.num(x)
    out.latin1(' ')
    out.num(y)
    out.latin1(' m ')
    out.num(x + width)
    out.latin1(' ')
    out.num(y)
    out.latin1(' l S\n')
    this.#ruleGray = gray
    this.#ruleWidth = thickness
  }

  begin(opening: string, mcid: number): void {
    const out = this.#text
    out.latin1(opening)
    out.num(mcid)
    out.latin1('>>BDC\n')
  }

  figure(opening: string, mcid: number, matrix: readonly number[], content: string): void {
    this.#figures ??= takeWriter()
    const out = this.#figures
    out.latin1(opening)
    out.num(mcid)
    out.latin1('>>BDC\nq\n')
    for (const value of matrix) {
      out.num(value)
      out.latin1(' ')
    }
    out.latin1(`cm\n${content}Q\nEMC\n`)
  }

  beginArtifact(): void {
    this.#text.latin1('/Artifact<</Type/Pagination>>BDC\n')
  }

  end(): void {
    this.#text.latin1('EMC\n')
  }

  moveTo(x: number, y: number): void {
    const out = this.#text
    out.num(x - this.#x)
    out.latin1(' ')
    out.num(y - this.#y)
    out.latin1(' Td\n')
    // The PDF file contains offsets rounded to hundredths, and a PDF viewer adds up the rounded offsets. So `#x` and
    // `#y` add up the rounded offsets too. Otherwise the rounding errors would accumulate.
    this.#x += Math.round((x - this.#x) * 100) / 100
    this.#y += Math.round((y - this.#y) * 100) / 100
  }

  setFont(font: number, size: number): void {
    if (font === this.#font && size === this.#size) return
    const out = this.#text
    out.latin1(`/${this.#names[font]} `)
    out.num(size)
    out.latin1(' Tf\n')
    this.#font = font
    this.#size = size
  }

  setGray(gray: number): void {
    if (gray === this.#gray) return
    this.#text.num(gray)
    this.#text.latin1(' g\n')
    this.#gray = gray
  }

  show({ codes, kerned }: Part): void {
    const out = this.#text
    out.latin1(kerned ? '[(' : '(')
    out.latin1(codes)
    out.latin1(kerned ? ')]TJ\n' : ')Tj\n')
  }

  /**
   * Opens a TJ array, which is a text with kerning. Until `endShow`, each call of `codes` writes elements of the array.
   */
  beginShow(): void {
    this.#text.latin1('[(')
  }

  codes(inside: string): void {
    this.#text.latin1(inside)
  }

  endShow(): void {
    this.#text.latin1(')]TJ\n')
  }

  /** Finishes the page and copies its bytes, so that the next page can reuse the buffers. */
  settle(): void {
    this.#settled = this.finish().slice()
  }

  /**
   * Finishes the page and returns its bytes. The bytes are valid until the next page begins. No content can be added to
   * the page afterwards.
   */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.#settled) return this.#settled
    const [rules, text, figures] = [this.#rules, this.#text, this.#figures]
    text.latin1('ET\n')
    giveBack(rules)
    giveBack(text)
    if (figures !== undefined) giveBack(figures)
    if (this.#ruleWidth < 0 && figures === undefined) return text.view()
    rules.latin1('EMC\n')
    if (figures !== undefined) rules.bytes(figures.view())
    rules.bytes(text.view())
    return rules.view()
  }
}

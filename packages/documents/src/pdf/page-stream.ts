import { num } from './literals.ts'

/**
 * The operators of one page: rules first, then one text object with all of its text. Keeps the graphics
 * state so that nothing is set twice.
 */
export class PageStream {
  #rules = ''
  #text = ''
  #x = 0
  #y = 0
  #font = -1
  #size = 0
  #gray = 0
  #ruleGray = 0
  #ruleWidth = -1
  readonly #names: readonly string[]

  constructor(fontNames: readonly string[]) {
    this.#names = fontNames
  }

  /** A horizontal line from `x` to `x + width`. */
  rule(x: number, y: number, width: number, thickness: number, gray: number): void {
    if (gray !== this.#ruleGray) this.#rules += `${num(gray)} G\n`
    if (thickness !== this.#ruleWidth) this.#rules += `${num(thickness)} w\n`
    this.#rules += `${num(x)} ${num(y)} m ${num(x + width)} ${num(y)} l S\n`
    this.#ruleGray = gray
    this.#ruleWidth = thickness
  }

  begin(element: string, mcid: number): void {
    this.#text += `/${element}<</MCID ${mcid}>>BDC\n`
  }

  beginArtifact(): void {
    this.#text += '/Artifact<</Type/Pagination>>BDC\n'
  }

  end(): void {
    this.#text += 'EMC\n'
  }

  moveTo(x: number, y: number): void {
    this.#text += `${num(x - this.#x)} ${num(y - this.#y)} Td\n`
    // The position reached is the sum of what was written, not of what was meant.
    this.#x += Math.round((x - this.#x) * 100) / 100
    this.#y += Math.round((y - this.#y) * 100) / 100
  }

  setFont(font: number, size: number): void {
    if (font === this.#font && size === this.#size) return
    this.#text += `/${this.#names[font]} ${num(size)} Tf\n`
    this.#font = font
    this.#size = size
  }

  setGray(gray: number): void {
    if (gray === this.#gray) return
    this.#text += `${num(gray)} g\n`
    this.#gray = gray
  }

  /** The inside of a TJ array, from its first '(' to its last ')'. */
  show(array: string): void {
    this.#text += `[${array}]TJ\n`
  }

  finish(): string {
    const rules = this.#rules === '' ? '' : `/Artifact BMC\n${this.#rules}EMC\n`
    return `${rules}BT\n${this.#text}ET\n`
  }
}

import { CLOSE, CONTENT, ELEMENTS, type Element, FIELD, NEW_PAGE } from './outline.ts'
import { openingOf, PageStream } from './page-stream.ts'

const structureType = (element: Element): string => ELEMENTS[element].slice(3).split('/')[0] ?? 'P'
const OPENINGS = Object.fromEntries(
  Object.keys(ELEMENTS).map((key) => [key, openingOf(structureType(key as Element))]),
) as Readonly<Record<Element, string>>

/** Field for a digital signature. The corners of its rectangle are in points from the lower left corner of the page. */
export interface SignatureField {
  readonly name: string
  /** Text that a screen reader says for the signature field. */
  readonly tooltip: string
  readonly rectangle: readonly [left: number, bottom: number, right: number, top: number]
}

/**
 * Draws a document page by page, and records its structure in `outline`. The calls `mark` and `endMark` enclose the
 * content of an element. An element that is open at the end of a page continues on the next page.
 */
export class Painter {
  readonly pages: PageStream[] = []
  /** Characters missing from the shared fonts, by the index of the extra font that draws them. */
  readonly extras = new Map<number, Set<string>>()
  outline = ''
  field: (SignatureField & { readonly page: number }) | undefined
  readonly #fontNames: readonly string[]
  #page: PageStream
  #mcid = 0
  #marked: Element | null = null

  constructor(fontNames: readonly string[]) {
    this.#fontNames = fontNames
    this.#page = this.#addPage()
  }

  #addPage(): PageStream {
    const page = new PageStream(this.#fontNames)
    this.pages.push(page)
    return page
  }

  get page(): PageStream {
    return this.#page
  }

  open(element: Element): void {
    this.outline += element
  }

  close(): void {
    this.outline += CLOSE
  }

  #begin(element: Element): void {
    this.outline += CONTENT
    this.#page.begin(OPENINGS[element], this.#mcid++)
  }

  mark(element: Element): void {
    this.open(element)
    this.#begin(element)
    this.#marked = element
  }

  endMark(): void {
    this.#page.end()
    this.#marked = null
    this.close()
  }

  /**
   * Adds a figure with its own structure element. Do not call this method between `mark` and `endMark`, because a
   * figure cannot be inside a paragraph.
   *
   * @param content drawing operators of the figure, in a coordinate system moved by `matrix`
   */
  addFigure(element: Element, matrix: readonly number[], content: string): void {
    this.open(element)
    this.outline += CONTENT
    this.#page.figure(OPENINGS[element], this.#mcid++, matrix, content)
    this.close()
  }

  /** Adds an empty field for a digital signature. Do not call this method between `mark` and `endMark`. */
  addSignatureField(field: SignatureField): void {
    this.open('S')
    this.outline += FIELD
    this.field = { ...field, page: this.pages.length - 1 }
    this.close()
  }

  /**
   * Starts a new page. First, `dress` draws the header and the foot of the new page. Then the elements that were open
   * on the previous page continue.
   */
  turnPage(dress: () => void): void {
    if (this.#marked) this.#page.end()
    this.#page = this.#addPage()
    this.outline += NEW_PAGE
    this.#mcid = 0
    dress()
    if (this.#marked) this.#begin(this.#marked)
  }

  useExtra(font: number, characters: string): void {
    const known = this.extras.get(font)
    const set = known ?? new Set<string>()
    if (!known) this.extras.set(font, set)
    for (const character of characters) set.add(character)
  }
}

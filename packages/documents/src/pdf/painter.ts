import { CLOSE, CONTENT, ELEMENTS, type Element, NEW_PAGE } from './outline.ts'
import { openingOf, PageStream } from './page-stream.ts'

const structureType = (element: Element): string => ELEMENTS[element].slice(3).split('/')[0] ?? 'P'
const OPENINGS = Object.fromEntries(
  Object.keys(ELEMENTS).map((key) => [key, openingOf(structureType(key as Element))]),
) as Readonly<Record<Element, string>>

/**
 * Draws a document page after page and writes its outline. Content is drawn between `mark` and `endMark`, which name
 * its element. An element still open when the page turns continues on the next one.
 */
export class Painter {
  readonly pages: PageStream[] = []
  /** Characters of each font made for this document alone, by font index. */
  readonly extras = new Map<number, Set<string>>()
  outline = ''
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

  /** Opens an element and starts its content. */
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

  /** Starts a page; `dress` draws its margins, before what goes on from the previous page. */
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

/**
 * Elements of the structure of a PDF, by the letter of each element in an outline. An outline is a text that describes
 * the structure of one document. A letter opens an element, and `)` closes it. `.` is a piece of content, `*` is the
 * form field, and `|` starts a page.
 */
export const ELEMENTS = {
  D: '/S/Document',
  H: '/S/H1',
  I: '/S/H2',
  J: '/S/H3',
  P: '/S/P',
  T: '/S/Table',
  h: '/S/THead',
  b: '/S/TBody',
  f: '/S/TFoot',
  r: '/S/TR',
  c: '/S/TH/A<</O/Table/Scope/Column>>',
  w: '/S/TH/A<</O/Table/Scope/Row>>',
  W: '/S/TH/A<</O/Table/Scope/Row/ColSpan 3>>',
  d: '/S/TD',
  e: '/S/TD/A<</O/Table/ColSpan 3>>',
  S: '/S/Form',
  Q: '/S/Figure/Alt(C\xf3digo QR con la direcci\xf3n de la p\xe1gina que verifica este documento)',
} as const

export type Element = keyof typeof ELEMENTS

export const CLOSE = ')'
export const CONTENT = '.'
export const NEW_PAGE = '|'
/** Sign of the form field in an outline. A document has at most one form field. */
export const FIELD = '*'

/**
 * Child of an element in the structure of a PDF, which screen readers read. A child is another element, the form field,
 * or a piece of a page. `mcid` is the number that marks the piece in the content of the page.
 */
export type Kid =
  | { readonly element: number }
  | { readonly page: number; readonly mcid: number }
  | { readonly page: number; readonly field: true }

export interface FieldPlace {
  readonly page: number
  readonly element: number
}

export interface OutlineElement {
  readonly type: Element
  /** Index of the parent element. -1 for the root. */
  readonly parent: number
  readonly kids: Kid[]
}

export interface ParsedOutline {
  readonly elements: readonly OutlineElement[]
  /**
   * For each page, the structure elements to which the pieces of content of the page belong, in the order of the page.
   * An element is given by its index in `elements`.
   */
  readonly pages: readonly (readonly number[])[]
  readonly field: FieldPlace | undefined
}

const isElement = (code: string): code is Element => code in ELEMENTS

/**
 * Parses the outline of a document into structure elements. An outline is a text with a letter for each element.
 *
 * @throws when an element is not closed or is closed twice, and when the outline has two form fields
 */
export const parseOutline = (outline: string): ParsedOutline => {
  const elements: OutlineElement[] = []
  const open: number[] = []
  let marks: number[] = []
  const pages = [marks]
  let field: FieldPlace | undefined
  for (const code of outline) {
    const current = open.at(-1) ?? -1
    if (code === CLOSE) {
      if (open.pop() === undefined) throw new Error('Estructura sin abrir')
    } else if (code === NEW_PAGE) {
      marks = []
      pages.push(marks)
    } else if (code === CONTENT || code === FIELD) {
      const owner = elements[current]
      if (!owner) throw new Error('Contenido fuera de la estructura')
      if (code === FIELD) {
        if (field !== undefined) throw new Error('Dos campos en la estructura')
        field = { page: pages.length - 1, element: current }
        owner.kids.push({ page: field.page, field: true })
        continue
      }
      owner.kids.push({ page: pages.length - 1, mcid: marks.length })
      marks.push(current)
    } else if (isElement(code)) {
      open.push(elements.length)
      elements[current]?.kids.push({ element: elements.length })
      elements.push({ type: code, parent: current, kids: [] })
    } else {
      throw new Error(`Estructura desconocida: ${code}`)
    }
  }
  if (open.length > 0) throw new Error('Estructura sin cerrar')
  return { elements, pages, field }
}

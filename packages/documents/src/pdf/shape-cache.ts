import { packedRows } from './cross-reference.ts'
import type { Deflate } from './deflate.ts'
import { type ObjectStream, packObjects } from './object-stream.ts'
import { FIELD } from './outline.ts'
import type { Deflated } from './stored-deflate.ts'
import { structureObjects } from './structure-objects.ts'

/** Objects that depend only on the structure of a document: catalogue, page tree, pages, structure tree and form. */
export interface ShapeObjects {
  readonly catalog: number
  /**
   * PDF object stream with the objects that depend only on the structure of the document. The first object is the
   * catalogue, with the object number `catalog`. The stream itself has the object number `catalog - 1`.
   */
  readonly packed: ObjectStream
  /**
   * Compressed rows of the cross-reference of the PDF. Each row tells where an object of `packed` is. The row of the
   * first object (the catalogue) is not here, because each file writes that row by itself.
   */
  readonly rows: Deflated
}

export interface ShapeNumbers {
  readonly metadata: number
  readonly resources: number
  /**
   * Object number of the content stream of the first page. The streams of the other pages have the next numbers. The
   * form field, if there is one, has the number after the last stream.
   */
  readonly firstContent: number
}

const MAX_BYTES = 8 << 20

const pageObject = (pages: number, content: number, index: number, annotations: string): string =>
  `<</Type/Page/Parent ${pages} 0 R/Contents ${content} 0 R/StructParents ${index}/Tabs/S${annotations}>>`

const buildShape = (
  outline: string,
  pageCount: number,
  numbers: ShapeNumbers,
  deflate: Deflate,
): ShapeObjects => {
  const field = numbers.firstContent + pageCount
  const catalog = field + (outline.includes(FIELD) ? 2 : 1)
  const pages = catalog + 1
  const page = (index: number) => pages + 1 + index
  const root = page(pageCount)
  const indexes = Array.from({ length: pageCount }, (_, index) => index)
  const structure = structureObjects(outline, { root, page, firstElement: root + 1, field })
  const form = root + 1 + structure.elements.length
  const objects = [
    `<</Type/Catalog/Pages ${pages} 0 R/Metadata ${numbers.metadata} 0 R` +
      `/StructTreeRoot ${root} 0 R/MarkInfo<</Marked true>>/Lang(es-AR)` +
      `/ViewerPreferences<</DisplayDocTitle true>>${structure.field ? `/AcroForm ${form} 0 R` : ''}>>`,
    `<</Type/Pages/Count ${pageCount}/Kids[${indexes.map((i) => `${page(i)} 0 R`).join(' ')}]` +
      `/MediaBox[0 0 595 842]/Resources ${numbers.resources} 0 R>>`,
    ...indexes.map((i) =>
      pageObject(
        pages,
        numbers.firstContent + i,
        i,
        structure.field?.page === i ? `/Annots[${field} 0 R]` : '',
      ),
    ),
    structure.root,
    ...structure.elements,
    ...(structure.field ? [`<</Fields[${field} 0 R]/SigFlags 1>>`] : []),
  ]
  const rows = packedRows(catalog - 1, objects.length)
  return {
    catalog,
    packed: packObjects(catalog, objects, deflate),
    rows: { data: deflate(rows), length: rows.length },
  }
}

/**
 * Creates a function that returns the PDF objects that depend only on the structure of a document. Up to 8 MB of these
 * objects are cached, because most executive titles of a batch have the same structure.
 */
export const createShapeCache = (numbers: ShapeNumbers, deflate: Deflate) => {
  const known = new Map<string, ShapeObjects>()
  let bytes = 0
  return (outline: string, pageCount: number): ShapeObjects => {
    const hit = known.get(outline)
    if (hit) return hit
    const shape = buildShape(outline, pageCount, numbers, deflate)
    const cost = shape.packed.data.length + shape.rows.data.length + 2 * outline.length
    if (bytes + cost > MAX_BYTES) {
      known.clear()
      bytes = 0
    }
    bytes += cost
    known.set(outline, shape)
    return shape
  }
}

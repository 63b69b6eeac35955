import { ByteWriter } from './byte-writer.ts'
import { contentId } from './content-id.ts'
import { CROSS_REFERENCE_FORMAT, CrossReference } from './cross-reference.ts'
import type { Deflate } from './deflate.ts'
import { createExtraFont, EXTRA_FONT_OBJECTS, type SharedFont } from './font-set.ts'
import type { Painter } from './painter.ts'
import { createShapeCache } from './shape-cache.ts'
import { signatureField } from './signature-field.ts'
import { createStaticPart, firstDictionary } from './static-part.ts'
import { storedDeflate } from './stored-deflate.ts'
import { type DocumentInfo, infoDictionary, xmpPacket } from './xmp.ts'

export interface FileWriter {
  /**
   * Names of the fonts in the pages of the PDF. The fonts that all the documents share come first. Then comes one extra
   * font for each shared font, with the characters that the shared font lacks.
   */
  readonly fontNames: readonly string[]
  write(painter: Painter, info: DocumentInfo, writer: ByteWriter): void
}

const utf8 = new TextEncoder()

/**
 * Maximum number of pages of a PDF that reuses cached cross-reference rows (the table of the places of its objects).
 * The other rows go in one uncompressed block, which may be too small for more pages.
 */
const MANY_PAGES = 1_000

export const createFileWriter = (fonts: readonly SharedFont[], deflate: Deflate): FileWriter => {
  const fixed = createStaticPart(fonts, deflate)
  const infoNumber = fixed.packedNumber + 1
  const metadata = infoNumber + 1
  const resources = metadata + 1
  const references = resources + 1
  const firstContent = references + 1
  const shapeOf = createShapeCache({ metadata, resources, firstContent }, deflate)
  const fontNames = [...fonts.map((_, i) => `F${i}`), ...fonts.map((_, i) => `X${i}`)]
  const sharedNames = fonts.map((_, i) => `/F${i} ${firstDictionary(i)} 0 R`).join('')
  /** Parts of the current file that differ between documents. The /ID of the file is a hash of these parts. */
  const variable = new ByteWriter()

  const write = (painter: Painter, info: DocumentInfo, writer: ByteWriter): void => {
    const base = writer.length
    const { outline, pages, extras, field } = painter
    const shape = shapeOf(outline, pages.length)
    const firstExtra = shape.packed.first + shape.packed.count
    const size = firstExtra + extras.size * EXTRA_FONT_OBJECTS
    // The cross-reference rows tell where each object of the PDF is. Most files reuse rows that `shapeOf` cached,
    // already compressed. A file with extra fonts or many pages compresses all its rows by itself.
    const whole = extras.size > 0 || pages.length > MANY_PAGES
    const xref = new CrossReference(whole ? size : shape.packed.first + 1)
    const begin = (number: number) => {
      xref.direct(number, writer.length - base)
      writer.latin1(`${number} 0 obj\n`)
    }
    const object = (number: number, text: string) => {
      begin(number)
      writer.latin1(`${text}\nendobj\n`)
    }
    const stream = (number: number, entries: string, data: Uint8Array) => {
      begin(number)
      writer.latin1(`<<${entries}/Length ${data.length}>>stream\n`)
      writer.bytes(data)
      writer.latin1('\nendstream\nendobj\n')
    }
    const writeExtras = (): string => {
      let names = ''
      let first = firstExtra
      for (const [index, characters] of extras) {
        const shared = fonts[index - fonts.length]
        if (!shared) throw new RangeError(`No hay fuente ${index}`)
        const extra = createExtraFont(shared, characters, first, deflate)
        names += `/${fontNames[index]} ${first} 0 R`
        for (const [i, text] of extra.dictionaries.entries()) object(first + i, text)
        for (const [i, { entries, data }] of extra.streams.entries())
          stream(first + extra.dictionaries.length + i, `${entries}/Filter/FlateDecode`, data)
        first += EXTRA_FONT_OBJECTS
      }
      return names
    }

    variable.reset()
    writer.bytes(fixed.bytes)
    for (const [number, offset] of fixed.offsets) xref.direct(number, offset)
    xref.packed(fixed.packedNumber, fixed.packed.first, fixed.packed.count)

    const packet = utf8.encode(xmpPacket(info))
    variable.bytes(packet)
    object(infoNumber, infoDictionary(info))
    stream(metadata, '/Type/Metadata/Subtype/XML', packet)
    object(resources, `<</Font<<${sharedNames}${writeExtras()}>>>>`)
    for (const [i, page] of pages.entries()) {
      const data = deflate(page.finish())
      variable.bytes(data)
      stream(firstContent + i, '/Filter/FlateDecode', data)
    }
    if (field) {
      const page = shape.catalog + 2 + field.page
      object(
        firstContent + pages.length,
        signatureField(field, { page, structParent: pages.length }),
      )
    }
    stream(shape.catalog - 1, shape.packed.entries, shape.packed.data)
    xref.packed(shape.catalog - 1, shape.packed.first, whole ? shape.packed.count : 1)

    const start = writer.length - base
    xref.direct(references, start)
    const id = contentId(variable.view())
    const rows = xref.predicted()
    stream(
      references,
      `/Type/XRef/Size ${size}${CROSS_REFERENCE_FORMAT}/Root ${shape.catalog} 0 R` +
        `/Info ${infoNumber} 0 R/ID[<${id}><${id}>]/Filter/FlateDecode`,
      whole ? deflate(rows) : storedDeflate(rows, shape.rows),
    )
    writer.latin1(`startxref\n${start}\n%%EOF\n`)
  }
  return { fontNames, write }
}

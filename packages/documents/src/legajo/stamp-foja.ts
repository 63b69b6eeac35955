import {
  type EmbeddedFont,
  type PDF,
  type PDFPage,
  PdfArray,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core'

const TAMANO = 8
/** Distances, in points, from the upper right corner of a page to its page number. */
const BORDE = { derecha: 20, arriba: 8 }
/** Height, in points, of the strip for the page number, at the top of the displayed page. */
const FRANJA = BORDE.arriba + TAMANO + 4

/**
 * Converts distances from the upper right corner of a displayed page to a point in the coordinates of the page. These
 * coordinates do not rotate when the page is displayed rotated.
 */
const placeOf = (page: PDFPage, derecha: number, arriba: number) => {
  const { x, y, width, height } = page.getCropBox()
  switch (page.rotation) {
    case 90:
      return { x: x + arriba, y: y + height - derecha }
    case 180:
      return { x: x + derecha, y: y + arriba }
    case 270:
      return { x: x + width - arriba, y: y + derecha }
    default:
      return { x: x + width - derecha, y: y + height - arriba }
  }
}

/**
 * Returns the operators that draw the contents of a page a little smaller, so that the strip at the top stays empty.
 * The contents shrink towards the middle of the lower edge, as a reader sees the page.
 */
const shrink = (page: PDFPage): string => {
  const { x, y, width, height } = page.getCropBox()
  const { rotation } = page
  const alto = rotation % 180 === 0 ? height : width
  const escala = 1 - FRANJA / alto
  const base = {
    ...{ 0: [x + width / 2, y], 90: [x + width, y + height / 2] },
    ...{ 180: [x + width / 2, y + height], 270: [x, y + height / 2] },
  }[rotation]
  const [baseX = 0, baseY = 0] = base
  const numeros = [escala, 0, 0, escala, baseX * (1 - escala), baseY * (1 - escala)]
  return `${numeros.map((numero) => numero.toFixed(5)).join(' ')} cm ${x} ${y} ${width} ${height} re W n`
}

const listContents = (pdf: PDF, { dict }: PDFPage): PdfObject[] => {
  const contents = dict.get('Contents')
  if (contents === undefined) return []
  const resolved = contents instanceof PdfRef ? pdf.getObject(contents) : contents
  if (!(resolved instanceof PdfArray)) return [contents]
  return Array.from({ length: resolved.length }, (_, i) => resolved.at(i)).flatMap(
    (uno) => uno ?? [],
  )
}

const shrinkContents = (pdf: PDF, page: PDFPage): void => {
  const contents = listContents(pdf, page)
  if (contents.length === 0) return
  const stream = (operators: string) =>
    pdf.register(PdfStream.fromDict({}, new TextEncoder().encode(operators)))
  page.dict.set(
    'Contents',
    new PdfArray([stream(`q ${shrink(page)}\n`), ...contents, stream('\nQ\n')]),
  )
}

/**
 * Writes the page number in a strip at the top of the page. The contents of the page are drawn about 2 % smaller, so
 * the number covers nothing.
 */
export const stampFoja = (pdf: PDF, page: PDFPage, texto: string, font: EmbeddedFont): void => {
  shrinkContents(pdf, page)
  const ancho = font.getTextWidth(texto, TAMANO)
  const lugar = placeOf(page, BORDE.derecha + ancho, BORDE.arriba + TAMANO)
  page.drawText(texto, { ...lugar, size: TAMANO, font, rotate: { angle: page.rotation } })
}

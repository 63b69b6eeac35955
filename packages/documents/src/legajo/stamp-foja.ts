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
/** Distance from the edges of the page as it is seen to the text, in points. */
const BORDE = { derecha: 20, arriba: 8 }
/** Height of the strip of the number, at the top of the page as it is seen, in points. */
const FRANJA = BORDE.arriba + TAMANO + 4

/**
 * Point of a page that is seen at a distance from the upper right corner, whatever the turn of the page. Coordinates of
 * a page do not turn with it.
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
 * Operators that draw the contents of a page a little smaller, from the middle of its lower edge as it is seen, so that
 * nothing of them is in the strip. What was outside of the page stays outside.
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
 * Writes the number of a page in a strip at the top of it, which the page leaves free: its contents are drawn some 2 %
 * smaller. So the number covers nothing, also in a page that is full up to its edges.
 */
export const stampFoja = (pdf: PDF, page: PDFPage, texto: string, font: EmbeddedFont): void => {
  shrinkContents(pdf, page)
  const ancho = font.getTextWidth(texto, TAMANO)
  const lugar = placeOf(page, BORDE.derecha + ancho, BORDE.arriba + TAMANO)
  page.drawText(texto, { ...lugar, size: TAMANO, font, rotate: { angle: page.rotation } })
}

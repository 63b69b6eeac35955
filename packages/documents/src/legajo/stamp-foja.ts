import { type EmbeddedFont, type PDFPage, white } from '@libpdf/core'

const TAMANO = 8
const AIRE = 3
/** Distance from the edges of the page as it is seen, in points. */
const BORDE = { derecha: 20, arriba: 12 }

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

/** Writes a text in the upper right corner of a page, on white, because a scan may be dark up to the edge. */
export const stampFoja = (page: PDFPage, texto: string, font: EmbeddedFont): void => {
  const ancho = font.getTextWidth(texto, TAMANO)
  const angle = page.rotation
  const fondo = placeOf(page, BORDE.derecha + ancho + AIRE, BORDE.arriba + TAMANO + AIRE)
  page.drawRectangle({
    ...{ ...fondo, width: ancho + 2 * AIRE, height: TAMANO + 2 * AIRE },
    ...{ color: white, rotate: { angle, origin: fondo } },
  })
  const lugar = placeOf(page, BORDE.derecha + ancho, BORDE.arriba + TAMANO)
  page.drawText(texto, { ...lugar, size: TAMANO, font, rotate: { angle } })
}

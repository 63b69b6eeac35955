import type { Painter } from '../pdf/painter.ts'
import { bitsDeQr } from './bits-de-qr.ts'
import { ZONA_DE_SILENCIO } from './filas-de-qr.ts'
import { LADO_DE_QR } from './lado-de-qr.ts'

const HEXADECIMAL = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * Draws the QR code of an address in a square of LADO_DE_QR points, which includes the quiet zone. (`x`, `y`) is the
 * upper left corner. Do not call this function between `mark` and `endMark`, because the QR code is a structure element
 * of its own. The code is an image, because rectangles would take ten times as many bytes.
 */
export const drawQr = (painter: Painter, direccion: string, x: number, y: number): void => {
  const { modulos, bytes } = bitsDeQr(direccion)
  const lado = modulos + 2 * ZONA_DE_SILENCIO
  // Numbers in the PDF have two decimals. So the width of a module (square) of the QR code is rounded down. The space
  // that remains goes around the code.
  const modulo = Math.floor((LADO_DE_QR / lado) * 100) / 100
  const margen = (LADO_DE_QR - modulo * lado) / 2 + ZONA_DE_SILENCIO * modulo
  const ancho = modulo * modulos
  const matrix = [ancho, 0, 0, ancho, x + margen, y - margen - ancho]
  let hex = ''
  for (const byte of bytes) hex += HEXADECIMAL[byte]
  const content = `0 g\nBI/W ${modulos}/H ${modulos}/IM true/D[1 0]/F/AHx ID ${hex}>\nEI\n`
  painter.addFigure('Q', matrix, content)
}

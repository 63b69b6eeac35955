import type { Painter } from '../pdf/painter.ts'
import { bitsDeQr } from './bits-de-qr.ts'
import { ZONA_DE_SILENCIO } from './filas-de-qr.ts'
import { LADO_DE_QR } from './lado-de-qr.ts'

const HEXADECIMAL = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * Draws the QR code of the address in a square of LADO_DE_QR points whose upper left corner is (`x`, `y`). The square
 * includes the quiet zone. The QR code is an element of the structure with an alternative text, so no other element may
 * be marked.
 *
 * The code is an image of one bit a module. The same code as rectangles has ten times more content, whose compression
 * takes longer than all the rest.
 */
export const drawQr = (painter: Painter, direccion: string, x: number, y: number): void => {
  const { modulos, bytes } = bitsDeQr(direccion)
  const lado = modulos + 2 * ZONA_DE_SILENCIO
  // The file has two decimals, so the module is rounded here, and the rest of the square goes around the code.
  const modulo = Math.floor((LADO_DE_QR / lado) * 100) / 100
  const margen = (LADO_DE_QR - modulo * lado) / 2 + ZONA_DE_SILENCIO * modulo
  const ancho = modulo * modulos
  const matrix = [ancho, 0, 0, ancho, x + margen, y - margen - ancho]
  let hex = ''
  for (const byte of bytes) hex += HEXADECIMAL[byte]
  const content = `0 g\nBI/W ${modulos}/H ${modulos}/IM true/D[1 0]/F/AHx ID ${hex}>\nEI\n`
  painter.addFigure('Q', matrix, content)
}

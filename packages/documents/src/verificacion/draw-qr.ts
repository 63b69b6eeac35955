import type { Painter } from '../pdf/painter.ts'
import { LADO_DE_QR } from './lado-de-qr.ts'
import { matrizDeQr } from './matriz-de-qr.ts'

/**
 * Draws the QR code of the address in a square of LADO_DE_QR points whose upper left corner is (`x`, `y`). The square
 * includes the quiet zone. The QR code is an element of the structure with an alternative text, so no other element may
 * be marked.
 */
export const drawQr = (painter: Painter, direccion: string, x: number, y: number): void => {
  const { lado, tramos } = matrizDeQr(direccion)
  // The file has two decimals, so the module is rounded here, and the rest of the square goes around the code.
  const modulo = Math.floor((LADO_DE_QR / lado) * 100) / 100
  const margen = (LADO_DE_QR - modulo * lado) / 2
  const matrix = [modulo, 0, 0, -modulo, x + margen, y - margen]
  let content = '0 g\n'
  for (const [columna, fila, ancho] of tramos) content += `${columna} ${fila} ${ancho} 1 re\n`
  painter.addFigure('Q', matrix, `${content}f\n`)
}

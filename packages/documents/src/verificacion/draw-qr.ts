import type { Painter } from '../pdf/painter.ts'
import { type FilasDeQr, filasDeQr, ladoEnModulos, ZONA_DE_SILENCIO } from './filas-de-qr.ts'
import { LADO_DE_QR } from './lado-de-qr.ts'

/** Writes each row of modules as a PDF image has it: one bit a module, in whole bytes, in hexadecimal. */
const toHexadecimal = (filas: FilasDeQr): string => {
  let hex = ''
  for (const fila of filas)
    for (let desde = 0; desde < fila.length; desde += 8) {
      let byte = 0
      for (let i = 0; i < 8; i++) byte = byte * 2 + (fila[desde + i] === true ? 1 : 0)
      hex += byte < 16 ? `0${byte.toString(16)}` : byte.toString(16)
    }
  return hex
}

/**
 * Draws the QR code of the address in a square of LADO_DE_QR points whose upper left corner is (`x`, `y`). The square
 * includes the quiet zone. The QR code is an element of the structure with an alternative text, so no other element may
 * be marked.
 *
 * The code is an image of one bit a module. The same code as rectangles has ten times more content, whose compression
 * takes longer than all the rest.
 */
export const drawQr = (painter: Painter, direccion: string, x: number, y: number): void => {
  const filas = filasDeQr(direccion)
  const lado = ladoEnModulos(filas)
  // The file has two decimals, so the module is rounded here, and the rest of the square goes around the code.
  const modulo = Math.floor((LADO_DE_QR / lado) * 100) / 100
  const margen = (LADO_DE_QR - modulo * lado) / 2 + ZONA_DE_SILENCIO * modulo
  const ancho = modulo * filas.length
  const matrix = [ancho, 0, 0, ancho, x + margen, y - margen - ancho]
  const medidas = `/W ${filas.length}/H ${filas.length}`
  const content = `0 g\nBI${medidas}/IM true/D[1 0]/F/AHx ID ${toHexadecimal(filas)}>\nEI\n`
  painter.addFigure('Q', matrix, content)
}

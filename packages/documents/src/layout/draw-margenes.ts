import type { Painter } from '../pdf/painter.ts'
import type { Shaper } from '../pdf/shaper.ts'
import { drawShaped } from './draw-line.ts'

export interface MargenesDeHoja {
  /** Left edge and width of the text of the page, in points. */
  readonly x: number
  readonly ancho: number
  /** Text at the left and text at the right of the top of every page but the first. */
  readonly cabeza: readonly [string, string]
  /** Text at the left and text in the middle of the foot of every page. 'Página n de N' is at the right. */
  readonly pie: readonly [string, string]
}

const TAMANO = 8
const CABEZA = { texto: 812, filete: 807 }
const PIE = { texto: 35, filete: 46 }
const GRIS = 0.3

/**
 * Draws the foot of every page of a document, and the header of every page but the first. Screen readers skip them,
 * because the foot and the header are PDF artifacts.
 *
 * @param more draws additional content of the margins, inside the same artifact
 */
export const drawMargenes = (
  painter: Painter,
  normal: Shaper,
  { x, ancho, cabeza, pie }: MargenesDeHoja,
  [pagina, paginas]: readonly [number, number],
  more?: () => void,
): void => {
  const { page } = painter
  const derecha = x + ancho
  page.beginArtifact()
  page.setGray(GRIS)
  if (pagina > 1) {
    drawShaped(painter, normal.figures(cabeza[0]), x, CABEZA.texto, TAMANO, 'left')
    drawShaped(painter, normal.figures(cabeza[1]), derecha, CABEZA.texto, TAMANO, 'right')
    page.rule(x, CABEZA.filete, ancho, 0.4, 0)
  }
  more?.()
  page.rule(x, PIE.filete, ancho, 0.4, 0)
  const medio = normal.figures(pie[1])
  const centro = x + ancho / 2 + (medio.width * TAMANO) / 2000
  const numero = normal.figures(`Página ${pagina} de ${paginas}`)
  drawShaped(painter, normal.figures(pie[0]), x, PIE.texto, TAMANO, 'left')
  drawShaped(painter, medio, centro, PIE.texto, TAMANO, 'right')
  drawShaped(painter, numero, derecha, PIE.texto, TAMANO, 'right')
  page.setGray(0)
  page.end()
}

import type { Shaper } from '../pdf/shaper.ts'
import { drawLine, drawShaped } from './draw-line.ts'
import { linesOf } from './kept-lines.ts'
import { lineaBase, type Pieza } from './pieza.ts'

/**
 * Dimensions of a list of labels with their values in a document, in points. Gray levels go from 0 (black) to 1
 * (white).
 */
export interface MedidasDeFicha {
  readonly x: number
  readonly ancho: number
  /** Blank space to the left of each label. */
  readonly relleno: number
  readonly tamano: number
  readonly interlinea: number
  /** Font size of the labels. */
  readonly cabeza: number
  /** Sum of the blank spaces above and below each label and its value. */
  readonly aire: number
  readonly gris: { readonly texto: number; readonly rotulo: number; readonly filete: number }
}

/**
 * Creates the function that builds a list of labels with their values in a document. A thin line is drawn under each
 * label and its value.
 *
 * @param rotulo width of the labels, in points
 */
export const createFicha =
  ({ x: X, ancho, relleno, tamano, interlinea, cabeza, aire, gris }: MedidasDeFicha) =>
  (
    datos: readonly (readonly [string, string])[],
    normal: Shaper,
    above: number,
    rotulo: number,
  ): Pieza[] => {
    const width = ancho - rotulo
    const ultima = datos.length - 1
    return datos.map(([nombre, valor], i): Pieza => {
      const lines = linesOf([{ text: valor, shaper: normal }], (width * 1000) / tamano, false)
      const height = lines.length * interlinea + aire
      return {
        height,
        above: i === 0 ? above : 0,
        atTop: 0,
        atBottom: 0,
        bond: i < ultima ? 2 : 0,
        draw: (painter, y) => {
          if (i === 0) {
            painter.open('T')
            painter.page.rule(X, y, ancho, 0.3, gris.filete)
          }
          painter.open('r')
          painter.mark('w')
          painter.page.setGray(gris.rotulo)
          const base = lineaBase(y - aire / 2, interlinea, tamano)
          drawShaped(painter, normal.shape(nombre), X + relleno, base, cabeza, 'left')
          painter.page.setGray(gris.texto)
          painter.endMark()
          painter.mark('d')
          lines.forEach((line, n) => {
            const at = lineaBase(y - aire / 2 - n * interlinea, interlinea, tamano)
            drawLine(painter, line, { x: X + rotulo, y: at, width, size: tamano, align: 'left' })
          })
          painter.endMark()
          painter.close()
          painter.page.rule(X, y - height, ancho, 0.3, gris.filete)
          if (i === ultima) painter.close()
        },
      }
    })
  }

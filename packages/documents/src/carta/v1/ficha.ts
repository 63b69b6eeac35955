import { drawLine, drawShaped } from '../../layout/draw-line.ts'
import { keptLinesOf, linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import { oRaya } from '../../o-raya.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { CARTA } from './estilo.ts'

export interface DatoDeFicha {
  readonly rotulo: string
  readonly valor: string
  readonly fuerte?: boolean
  /** True for a text that most demand letters of a batch repeat. The text is divided into lines only once. */
  readonly repetido?: boolean
}

const ROTULO = 84
const RELLENO = 1
const { tamano, interlinea } = CARTA.ficha

const fila = ({ rotulo, valor, fuerte, repetido }: DatoDeFicha, estilos: Estilos): Pieza[] => {
  const shaper = fuerte ? estilos.fuerte : estilos.normal
  const box = ((CARTA.ancho - ROTULO) * 1000) / tamano
  const lines = (repetido ? keptLinesOf : linesOf)([{ text: oRaya(valor), shaper }], box, false)
  const [x, last] = [CARTA.pagina.izquierda, lines.length - 1]
  return lines.map((line, i) => ({
    height: interlinea + (i === 0 ? RELLENO : 0) + (i === last ? RELLENO : 0),
    above: 0,
    atTop: 0,
    atBottom: 0,
    bond: i < last ? 1 : 0,
    draw: (painter, y) => {
      const base = lineaBase(i === 0 ? y - RELLENO : y, interlinea, tamano)
      if (i === 0) {
        painter.open('r')
        painter.mark('w')
        painter.page.setGray(CARTA.gris.rotulo)
        drawShaped(painter, estilos.normal.shape(rotulo), x, base, CARTA.ficha.rotulo, 'left')
        painter.page.setGray(CARTA.gris.texto)
        painter.endMark()
        painter.mark('d')
      }
      const width = CARTA.ancho - ROTULO
      drawLine(painter, line, { x: x + ROTULO, y: base, width, size: tamano, align: 'left' })
      if (i < last) return
      painter.endMark()
      painter.close()
      painter.page.rule(x, base - 4.4, CARTA.ancho, 0.3, CARTA.gris.filete)
    },
  }))
}

/**
 * Draws labels with their values, one below the previous one.
 *
 * @param opciones when `bond` is above 0, the last line stays on the same page as the content after it
 */
export const fichaDeCarta = (
  datos: readonly DatoDeFicha[],
  estilos: Estilos,
  { above, bond = 0 }: { readonly above: number; readonly bond?: Pieza['bond'] },
): Pieza[] => {
  const filas = datos.flatMap((dato) => fila(dato, estilos))
  const ultima = filas.length - 1
  return filas.map((pieza, i) => ({
    ...pieza,
    above: i === 0 ? above : 0,
    bond: bond > pieza.bond ? bond : pieza.bond,
    draw: (painter, y, libre) => {
      if (i === 0) {
        painter.open('T')
        painter.page.rule(CARTA.pagina.izquierda, y, CARTA.ancho, 0.3, CARTA.gris.filete)
      }
      pieza.draw(painter, y, libre)
      if (i === ultima) painter.close()
    },
  }))
}

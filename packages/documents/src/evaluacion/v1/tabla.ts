import { drawLine, drawShaped } from '../../layout/draw-line.ts'
import { linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import { type ColumnaMedida, createTabla } from '../../layout/tabla.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { HOJA } from './estilo.ts'

/** The widths of all the columns add up to the width of the text. */
export type ColumnaDeHoja = ColumnaMedida

export const RELLENO = 5
const AIRE = 3
const { tamano, interlinea, cabeza, altoDeCabeza } = HOJA.tabla
const X = HOJA.pagina.izquierda

const tabla = createTabla({
  ...{ x: X, ancho: HOJA.ancho, relleno: RELLENO },
  ...{ tamano, interlinea, cabeza, altoDeCabeza },
})

/**
 * Builds a table with a thin line under each row.
 *
 * @param fuertes rows with a sum, by their index, drawn with another font. Null when the table has no sums
 */
export const tablaDeHoja = (
  columnas: readonly ColumnaDeHoja[],
  filas: readonly (readonly string[])[],
  normal: Shaper,
  above = 4,
  fuertes: { readonly shaper: Shaper; readonly filas: ReadonlySet<number> } | null = null,
): Pieza[] =>
  tabla(
    columnas,
    filas.map((textos, i) => ({
      celdas: textos.map((text) => [
        { text, shaper: fuertes?.filas.has(i) ? fuertes.shaper : normal },
      ]),
      aire: AIRE,
      // The value 1 keeps the second-to-last row of the table on the same page as the last row.
      bond: i === filas.length - 2 ? 1 : 0,
      abajo: { grosor: 0.3, gris: HOJA.gris.filete },
    })),
    normal,
    above,
  )

/** Width of the labels of a list of facts, in points. */
const ROTULO = 92

export const fichaDeHoja = (
  datos: readonly (readonly [string, string])[],
  normal: Shaper,
  above: number,
  rotulo = ROTULO,
): Pieza[] => {
  const width = HOJA.ancho - rotulo
  const ultima = datos.length - 1
  return datos.map(([nombre, valor], i): Pieza => {
    const lines = linesOf([{ text: valor, shaper: normal }], (width * 1000) / tamano, false)
    const height = lines.length * interlinea + AIRE
    return {
      height,
      above: i === 0 ? above : 0,
      atTop: 0,
      atBottom: 0,
      bond: i < ultima ? 2 : 0,
      draw: (painter, y) => {
        if (i === 0) {
          painter.open('T')
          painter.page.rule(X, y, HOJA.ancho, 0.3, HOJA.gris.filete)
        }
        painter.open('r')
        painter.mark('w')
        painter.page.setGray(HOJA.gris.rotulo)
        const base = lineaBase(y - AIRE / 2, interlinea, tamano)
        drawShaped(painter, normal.shape(nombre), X + RELLENO, base, cabeza, 'left')
        painter.page.setGray(HOJA.gris.texto)
        painter.endMark()
        painter.mark('d')
        lines.forEach((line, n) => {
          const at = lineaBase(y - AIRE / 2 - n * interlinea, interlinea, tamano)
          drawLine(painter, line, { x: X + rotulo, y: at, width, size: tamano, align: 'left' })
        })
        painter.endMark()
        painter.close()
        painter.page.rule(X, y - height, HOJA.ancho, 0.3, HOJA.gris.filete)
        if (i === ultima) painter.close()
      },
    }
  })
}

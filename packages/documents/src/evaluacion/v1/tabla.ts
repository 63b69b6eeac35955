import { drawLine, drawShaped } from '../../layout/draw-line.ts'
import { linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import type { Element } from '../../pdf/outline.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { HOJA } from './estilo.ts'

export interface ColumnaDeHoja {
  readonly titulo: string
  /** Width of the column, in points. The widths of all the columns add up to the width of the text. */
  readonly ancho: number
  readonly align?: 'right'
}

export const RELLENO = 5
const AIRE = 3
const { tamano, interlinea, cabeza, altoDeCabeza } = HOJA.tabla
const X = HOJA.pagina.izquierda

interface Lugar {
  readonly x: number
  readonly ancho: number
  readonly align: 'left' | 'right'
}

const lugares = (columnas: readonly ColumnaDeHoja[]): Lugar[] => {
  let x = X
  return columnas.map(({ ancho, align }) => {
    const lugar: Lugar = { x: x + RELLENO, ancho: ancho - 2 * RELLENO, align: align ?? 'left' }
    x += ancho
    return lugar
  })
}

/**
 * Builds a table. When the table continues on a new page, the header is repeated. The text of a cell may take several
 * lines.
 *
 * @param fuertes rows with a sum, by their index, drawn with another font. Null when the table has no sums
 */
export const tablaDeHoja = (
  columnas: readonly ColumnaDeHoja[],
  filas: readonly (readonly string[])[],
  normal: Shaper,
  above = 4,
  fuertes: { readonly shaper: Shaper; readonly filas: ReadonlySet<number> } | null = null,
): Pieza[] => {
  const lados = lugares(columnas)
  const titulos = columnas.map(({ titulo }) => normal.shape(titulo))

  const drawCabeza = (painter: Painter, y: number, element: Element | null) => {
    painter.page.rule(X, y, HOJA.ancho, 0.8, 0)
    painter.page.rule(X, y - altoDeCabeza + 1, HOJA.ancho, 0.4, 0)
    const base = lineaBase(y, altoDeCabeza - 1, cabeza)
    titulos.forEach((titulo, i) => {
      const { x = X, ancho = 0, align = 'left' } = lados[i] ?? {}
      if (element) painter.mark(element)
      drawShaped(painter, titulo, align === 'right' ? x + ancho : x, base, cabeza, align)
      if (element) painter.endMark()
    })
  }

  const ultima = filas.length - 1
  const piezas = filas.map((fila, i): Pieza => {
    const shaper = fuertes?.filas.has(i) ? fuertes.shaper : normal
    const celdas = fila.map((text, c) =>
      linesOf([{ text, shaper }], ((lados[c]?.ancho ?? 0) * 1000) / tamano, false),
    )
    const height = Math.max(...celdas.map(({ length }) => length)) * interlinea + AIRE
    return {
      height,
      above: 0,
      atTop: altoDeCabeza,
      atBottom: 0,
      // The value 1 keeps the second-to-last row of the table on the same page as the last row.
      bond: i === ultima - 1 ? 1 : 0,
      draw: (painter, y) => {
        if (i === 0) painter.open('b')
        painter.open('r')
        celdas.forEach((lines, c) => {
          const { x = X, ancho: width = 0, align = 'left' } = lados[c] ?? {}
          painter.mark(c === 0 ? 'w' : 'd')
          lines.forEach((line, n) => {
            const base = lineaBase(y - AIRE / 2 - n * interlinea, interlinea, tamano)
            drawLine(painter, line, { x, y: base, width, size: tamano, align })
          })
          painter.endMark()
        })
        painter.close()
        painter.page.rule(X, y - height, HOJA.ancho, 0.3, HOJA.gris.filete)
        if (i === ultima) {
          painter.close()
          painter.close()
        }
      },
      drawTop: (painter, y) => {
        painter.page.beginArtifact()
        drawCabeza(painter, y, null)
        painter.page.end()
      },
    }
  })
  return [
    {
      height: altoDeCabeza,
      above,
      atTop: 0,
      atBottom: 0,
      bond: 2,
      draw: (painter, y) => {
        painter.open('T')
        painter.open('h')
        painter.open('r')
        drawCabeza(painter, y, 'c')
        painter.close()
        painter.close()
      },
    },
    ...piezas,
  ]
}

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

import type { Element } from '../pdf/outline.ts'
import type { Painter } from '../pdf/painter.ts'
import type { Shaper } from '../pdf/shaper.ts'
import { drawLine, drawShaped } from './draw-line.ts'
import type { Columna } from './fila-de-tabla.ts'
import { linesOf } from './kept-lines.ts'
import type { Bond } from './paginate.ts'
import { lineaBase, type Pieza } from './pieza.ts'
import type { TextRun } from './words.ts'

/** Column whose width is known. The widths of all the columns add up to the width of the table. */
export type ColumnaMedida = Columna & { readonly ancho: number }

/** Line across a table. In the gray level `gris`, 0 is black. */
export interface Filete {
  readonly grosor: number
  readonly gris: number
}

export interface FilaDibujada {
  readonly celdas: readonly (readonly TextRun[])[]
  /** Sum of the blank spaces above and below the text of a row, in points. */
  readonly aire: number
  readonly bond: Bond
  readonly arriba?: Filete
  readonly abajo?: Filete
}

/** Dimensions of the tables of a document, in points. */
export interface MedidasDeTabla {
  readonly x: number
  readonly ancho: number
  /** Blank space to the left and to the right of the text of a cell. */
  readonly relleno: number
  readonly tamano: number
  readonly interlinea: number
  /** Font size of the column headings of a table. */
  readonly cabeza: number
  readonly altoDeCabeza: number
}

interface Lugar {
  readonly x: number
  readonly ancho: number
  readonly align: 'left' | 'right'
}

/**
 * Creates the function that builds the tables of a document. A table that continues on a new page repeats its header.
 */
export const createTabla = (medidas: MedidasDeTabla) => {
  const { x: X, ancho: ANCHO, relleno, tamano, interlinea, cabeza, altoDeCabeza } = medidas

  const lugaresDe = (columnas: readonly ColumnaMedida[]): Lugar[] => {
    let x = X
    return columnas.map(({ ancho, align }) => {
      const lugar: Lugar = { x: x + relleno, ancho: ancho - 2 * relleno, align: align ?? 'left' }
      x += ancho
      return lugar
    })
  }

  /** @param normal font of the column headings of the table */
  return (
    columnas: readonly ColumnaMedida[],
    filas: readonly FilaDibujada[],
    normal: Shaper,
    above: number,
  ): Pieza[] => {
    const lugares = lugaresDe(columnas)
    const titulos = columnas.map(({ titulo }) => normal.shape(titulo))

    const drawCabeza = (painter: Painter, y: number, element: Element | null) => {
      painter.page.rule(X, y, ANCHO, 0.8, 0)
      painter.page.rule(X, y - altoDeCabeza + 1, ANCHO, 0.4, 0)
      const base = lineaBase(y, altoDeCabeza - 1, cabeza)
      titulos.forEach((titulo, i) => {
        const { x = X, ancho = 0, align = 'left' } = lugares[i] ?? {}
        if (element) painter.mark(element)
        drawShaped(painter, titulo, align === 'right' ? x + ancho : x, base, cabeza, align)
        if (element) painter.endMark()
      })
    }
    const rule = ({ page }: Painter, y: number, filete: Filete | undefined) => {
      if (filete) page.rule(X, y, ANCHO, filete.grosor, filete.gris)
    }

    const ultima = filas.length - 1
    const piezas = filas.map(({ celdas, aire, bond, arriba, abajo }, i): Pieza => {
      const textos = celdas.map((runs, c) =>
        linesOf(runs, ((lugares[c]?.ancho ?? 0) * 1000) / tamano, false),
      )
      const height = Math.max(...textos.map(({ length }) => length)) * interlinea + aire
      return {
        height,
        above: 0,
        atTop: altoDeCabeza,
        atBottom: 0,
        bond,
        draw: (painter, y) => {
          rule(painter, y, arriba)
          if (i === 0) painter.open('b')
          painter.open('r')
          textos.forEach((lines, c) => {
            const { x = X, ancho: width = 0, align = 'left' } = lugares[c] ?? {}
            painter.mark(c === 0 ? 'w' : 'd')
            lines.forEach((line, n) => {
              const base = lineaBase(y - aire / 2 - n * interlinea, interlinea, tamano)
              drawLine(painter, line, { x, y: base, width, size: tamano, align })
            })
            painter.endMark()
          })
          painter.close()
          rule(painter, y - height, abajo)
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
}

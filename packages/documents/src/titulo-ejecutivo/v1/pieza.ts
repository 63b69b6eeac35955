import { type Align, drawLine } from '../../layout/draw-line.ts'
import { keptLinesOf, linesOf } from '../../layout/kept-lines.ts'
import type { Bond, Box } from '../../layout/paginate.ts'
import type { Run } from '../../layout/words.ts'
import type { Element } from '../../pdf/outline.ts'
import type { Painter } from '../../pdf/painter.ts'
import { ANCHO, GRIS, lineaBase, PAGINA } from './estilo.ts'

/** A box of the document and how it is drawn. */
export interface Pieza extends Box {
  /** Draws it from `y` down; `libre` is the height that its page leaves blank at the end. */
  draw(painter: Painter, y: number, libre: number): void
  /** Draws what is repeated at the top of a page, `atTop` high, from `y` down. */
  drawTop?(painter: Painter, y: number): void
  /** Draws what is added at the foot of a page, `atBottom` high, from `y` down. */
  drawBottom?(painter: Painter, y: number): void
}

export interface OpcionesDeParrafo {
  readonly tamano: number
  readonly interlinea: number
  readonly align: Align
  readonly element: Element
  readonly above?: number
  /** Bond of its last line with what follows. */
  readonly bond?: Bond
  /** Bond between its lines, beyond those that keep two together at each end. */
  readonly inner?: Bond
  readonly gray?: number
  /** Other titles of the lot say the same: its lines are kept. */
  readonly repeated?: boolean
}

/** A paragraph as wide as the page, a piece for each line. */
export const parrafo = (runs: readonly Run[], opciones: OpcionesDeParrafo): Pieza[] => {
  const { tamano, interlinea, align, element, gray = GRIS.texto } = opciones
  const box = (ANCHO * 1000) / tamano
  const lines = (opciones.repeated ? keptLinesOf : linesOf)(runs, box, align === 'justify')
  const last = lines.length - 1
  return lines.map((line, i) => ({
    height: interlinea,
    above: i === 0 ? (opciones.above ?? 0) : 0,
    atTop: 0,
    atBottom: 0,
    bond: i === last ? (opciones.bond ?? 0) : i === 0 || i === last - 1 ? 2 : (opciones.inner ?? 0),
    draw: (painter, y) => {
      if (i === 0) {
        painter.mark(element)
        painter.page.setGray(gray)
      }
      const baseline = lineaBase(y, interlinea, tamano)
      drawLine(painter, line, {
        x: PAGINA.izquierda,
        y: baseline,
        width: ANCHO,
        size: tamano,
        align,
      })
      if (i === last) painter.endMark()
    },
  }))
}

import type { Element } from '../pdf/outline.ts'
import type { Painter } from '../pdf/painter.ts'
import { type Align, drawLine } from './draw-line.ts'
import { keptLinesOf, linesOf } from './kept-lines.ts'
import type { Bond, Box } from './paginate.ts'
import type { TextRun } from './words.ts'

/** A box of the document and how it is drawn. */
export interface Pieza extends Box {
  /** Draws it from `y` down; `libre` is the height that its page leaves blank at the end. */
  draw(painter: Painter, y: number, libre: number): void
  /** Draws the part repeated at the top of a page, `atTop` high, from `y` down. */
  drawTop?(painter: Painter, y: number): void
  /** Draws the part added at the foot of a page, `atBottom` high, from `y` down. */
  drawBottom?(painter: Painter, y: number): void
}

export interface OpcionesDeParrafo {
  readonly tamano: number
  readonly interlinea: number
  readonly align: Align
  readonly element: Element
  readonly above?: number
  /** Bond of the last line of the piece with the next piece. */
  readonly bond?: Bond
  /** Bond between the lines of the piece, besides the two kept together at each end. */
  readonly inner?: Bond
  /** 0, black, when left out. */
  readonly gray?: number
  /** Other documents of the lot have the same text, so its lines are kept. */
  readonly repeated?: boolean
}

/** Baseline of a line of text whose top is `y`: its capitals are centred in the line. */
export const lineaBase = (y: number, interlinea: number, tamano: number): number =>
  y - interlinea / 2 - tamano * 0.335

/** Paragraphs from `x` on and so wide, a piece for each line. */
export const createParrafo =
  (x: number, width: number) =>
  (runs: readonly TextRun[], opciones: OpcionesDeParrafo): Pieza[] => {
    const { tamano, interlinea, align, element, gray = 0 } = opciones
    const box = (width * 1000) / tamano
    const lines = (opciones.repeated ? keptLinesOf : linesOf)(runs, box, align === 'justify')
    const last = lines.length - 1
    return lines.map((line, i) => ({
      height: interlinea,
      above: i === 0 ? (opciones.above ?? 0) : 0,
      atTop: 0,
      atBottom: 0,
      bond:
        i === last ? (opciones.bond ?? 0) : i === 0 || i === last - 1 ? 2 : (opciones.inner ?? 0),
      draw: (painter, y) => {
        if (i === 0) {
          painter.mark(element)
          painter.page.setGray(gray)
        }
        const baseline = lineaBase(y, interlinea, tamano)
        drawLine(painter, line, { x, y: baseline, width, size: tamano, align })
        if (i === last) painter.endMark()
      },
    }))
  }

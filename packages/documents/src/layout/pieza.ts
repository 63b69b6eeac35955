import type { Element } from '../pdf/outline.ts'
import type { Painter } from '../pdf/painter.ts'
import { type Align, drawLine } from './draw-line.ts'
import { keptLinesOf, linesOf } from './kept-lines.ts'
import type { Bond, Box } from './paginate.ts'
import { type TextRun, wordsOf } from './words.ts'

export interface Pieza extends Box {
  /**
   * Draws this part of the document below the height `y` of the page. `libre` is the height left blank at the end of
   * the page.
   */
  draw(painter: Painter, y: number, libre: number): void
  /**
   * Draws the content that is repeated at the top of a new page, such as a table header, below the height `y`. The
   * height of the content is `atTop`.
   */
  drawTop?(painter: Painter, y: number): void
  /**
   * Draws the content that is added at the foot of a page, such as a subtotal, below the height `y`. The height of the
   * content is `atBottom`.
   */
  drawBottom?(painter: Painter, y: number): void
}

export interface OpcionesDeParrafo {
  readonly tamano: number
  readonly interlinea: number
  readonly align: Align
  readonly element: Element
  readonly above?: number
  readonly bond?: Bond
  /**
   * Strength, from 0 to 2, that keeps a line of the paragraph on the same page as the next line. With 0, the default, a
   * page may end between the lines. The first two and the last two lines always have strength 2.
   */
  readonly inner?: Bond
  /**
   * Structure element of the heading at the beginning of the first line. Absent when the paragraph has no such heading.
   */
  readonly heading?: Element
  /** Gray level of the text. By default it is 0, black. */
  readonly gray?: number
  /** True for a text that other documents of the batch repeat. Its division into lines is cached. */
  readonly repeated?: boolean
}

/**
 * Returns the height of the baseline of a line of text, so that its capitals are centred in the line. `y` is the top of
 * the line.
 */
export const lineaBase = (y: number, interlinea: number, tamano: number): number =>
  y - interlinea / 2 - tamano * 0.335

export const createParrafo =
  (x: number, width: number) =>
  (runs: readonly TextRun[], opciones: OpcionesDeParrafo): Pieza[] => {
    const { tamano, interlinea, align, element, heading, gray = 0 } = opciones
    const box = (width * 1000) / tamano
    const lines = (opciones.repeated ? keptLinesOf : linesOf)(runs, box, align === 'justify')
    const last = lines.length - 1
    const delTitulo = heading ? wordsOf(runs.slice(0, 1), box).length : 0
    return lines.map((line, i) => ({
      height: interlinea,
      above: i === 0 ? (opciones.above ?? 0) : 0,
      atTop: 0,
      atBottom: 0,
      bond:
        i === last ? (opciones.bond ?? 0) : i === 0 || i === last - 1 ? 2 : (opciones.inner ?? 0),
      draw: (painter, y) => {
        if (i === 0) {
          painter.mark(heading ?? element)
          painter.page.setGray(gray)
        }
        const change = () => {
          painter.endMark()
          painter.mark(element)
        }
        const place = { x, y: lineaBase(y, interlinea, tamano), width, size: tamano, align }
        drawLine(painter, line, place, heading && i === 0 ? { at: delTitulo, change } : undefined)
        if (i === last) painter.endMark()
      },
    }))
  }

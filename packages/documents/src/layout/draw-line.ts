import type { PageStream } from '../pdf/page-stream.ts'
import type { Painter } from '../pdf/painter.ts'
import type { Part, Shaped } from '../pdf/shaper.ts'
import type { Line } from './break-lines.ts'

export type Align = 'left' | 'right' | 'center' | 'justify'

/** Writes text with the PDF operator TJ. Each TJ takes text in one font, so a change of font begins a new TJ. */
class Pen {
  #font = -1
  readonly #painter: Painter
  readonly #page: PageStream
  readonly #size: number

  constructor(painter: Painter, size: number) {
    this.#painter = painter
    this.#page = painter.page
    this.#size = size
  }

  #use(font: number): void {
    if (font === this.#font) return
    this.flush()
    this.#page.setFont(font, this.#size)
    this.#page.beginShow()
    this.#font = font
  }

  part({ font, codes, extra }: Part): void {
    this.#use(font)
    this.#page.codes(codes)
    if (extra !== '') this.#painter.useExtra(font, extra)
  }

  space(font: number, codes: string): void {
    this.#use(font)
    this.#page.codes(codes)
  }

  flush(): void {
    if (this.#font >= 0) this.#page.endShow()
    this.#font = -1
  }
}

const SPACE = ' '

/** Returns the PDF codes of a wide space. The space is wider than normal by `more` thousandths of the font size. */
const widened = (more: number): string => {
  const adjust = Math.round(more)
  return adjust === 0 ? SPACE : `${SPACE})${-adjust}(`
}

/** Returns the width of a line before its spaces are stretched, in thousandths of the font size. */
export const lineWidth = (line: Line): number => {
  let width = line.width
  for (let i = 0; i < line.words.length - 1; i++) width += line.words[i]?.shaper.space ?? 0
  return width
}

export interface Placement {
  /** Left edge of the box that contains the line, in points. `y` is the baseline of the line, in points. */
  readonly x: number
  readonly y: number
  /** Width in points of the box that contains the line. */
  readonly width: number
  readonly size: number
  readonly align: Align
}

const SCALE = 1000

/**
 * Place in a line of text where a heading ends and the next text begins. The heading and the next text are two
 * structure elements of the PDF.
 */
export interface Relevo {
  /** Index of the first word after the heading. */
  readonly at: number
  change(): void
}

/**
 * Draws one line of a paragraph inside the box `place`. First open a structure element or an artifact of the PDF,
 * because all the content of a page must be inside one of them.
 */
export const drawLine = (painter: Painter, line: Line, place: Placement, relevo?: Relevo): void => {
  const { size, align } = place
  const spaces = line.words.length - 1
  const slack = (place.width * SCALE) / size - lineWidth(line)
  // The last line of a justified paragraph keeps its normal spaces, unless the line is too wide and its spaces must
  // shrink.
  const justified = align === 'justify' && spaces > 0 && (!line.last || slack < 0)
  const shift = align === 'right' ? slack : align === 'center' ? slack / 2 : 0
  painter.page.moveTo(place.x + (shift * size) / SCALE, place.y)
  const pen = new Pen(painter, size)
  const between = justified ? widened(slack / spaces) : SPACE
  // Index of the last word of the line. A space is written after this word too, because screen readers and copied text
  // need a space between two lines. -1 for the last line of a paragraph, which needs no space.
  const end = line.last ? -1 : spaces
  for (let i = 0; i <= spaces; i++) {
    const word = line.words[i]
    if (!word) break
    if (i === relevo?.at) {
      pen.flush()
      relevo.change()
    }
    for (const part of word.parts) pen.part(part)
    if (i < spaces) pen.space(word.shaper.font, between)
    else if (i === end) pen.space(word.shaper.font, SPACE)
  }
  pen.flush()
}

/**
 * Draws a text on one line, without checking that the text fits. `align` says whether `x` is the left or the right
 * edge.
 */
export const drawShaped = (
  painter: Painter,
  shaped: Shaped,
  x: number,
  y: number,
  size: number,
  align: 'left' | 'right',
): void => {
  const { page } = painter
  page.moveTo(align === 'right' ? x - (shaped.width * size) / SCALE : x, y)
  for (const part of shaped.parts) {
    page.setFont(part.font, size)
    page.show(part)
    if (part.extra !== '') painter.useExtra(part.font, part.extra)
  }
}

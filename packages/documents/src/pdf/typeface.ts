import { create, type Font } from 'fontkit'

/** TrueType font opened to measure text and to make subsets. Lengths are thousandths of the font size. */
export interface Typeface {
  readonly postscriptName: string
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  /** Rectangle that contains every glyph of the font: left, bottom, right, top. */
  readonly bbox: readonly [number, number, number, number]
  /**
   * Thickness of the vertical strokes of the letters. It is estimated from the weight of the font, because TrueType
   * files do not give it.
   */
  readonly stemV: number
  has(codePoint: number): boolean
  /**
   * Returns the advance width of a character, or the width of the 'missing glyph' box when the font lacks the
   * character.
   */
  advance(codePoint: number): number
  /**
   * Returns the adjustment between two characters, or 0 when the adjustment is too small to see. The function is slow,
   * so callers cache its results.
   */
  kern(first: number, second: number): number
  /** Returns a font file with the glyphs of the characters, and the glyph number of each character (0 = missing). */
  subset(codePoints: readonly number[]): { bytes: Uint8Array; glyphs: number[] }
}

/** Smallest kerning that is applied, a tenth of a point at text sizes. Smaller values only make files longer. */
const MIN_KERN = 12

const open = (bytes: Uint8Array): Font => {
  const font = create(bytes as Parameters<typeof create>[0])
  if (font.type !== 'TTF') throw new TypeError('No es una fuente TrueType')
  return font
}

/** @throws TypeError when the bytes are not a TrueType font */
export const openTypeface = (bytes: Uint8Array): Typeface => {
  const font = open(bytes)
  const scale = 1000 / font.unitsPerEm

  const measureKern = (first: number, second: number): number => {
    const run = font.layout(String.fromCodePoint(first, second), { liga: false, clig: false })
    const [glyph, position] = [run.glyphs[0], run.positions[0]]
    if (run.glyphs.length !== 2 || !glyph || !position) return 0
    const kern = Math.round((position.xAdvance - glyph.advanceWidth) * scale)
    return Math.abs(kern) < MIN_KERN ? 0 : kern
  }

  return {
    postscriptName: font.postscriptName,
    ascent: font.ascent * scale,
    descent: font.descent * scale,
    capHeight: font.capHeight * scale,
    bbox: [
      font.bbox.minX * scale,
      font.bbox.minY * scale,
      font.bbox.maxX * scale,
      font.bbox.maxY * scale,
    ],
    stemV: Math.round(10 + (220 * (font['OS/2'].usWeightClass - 50)) / 900),
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    advance: (codePoint) => font.glyphForCodePoint(codePoint).advanceWidth * scale,
    kern: measureKern,
    subset: (codePoints) => {
      const subset = font.createSubset()
      const order = new Map<number, number>([[0, 0]])
      const glyphs = codePoints.map((codePoint) => {
        const { id } = font.glyphForCodePoint(codePoint)
        const known = order.get(id)
        if (known !== undefined) return known
        subset.includeGlyph(font.getGlyph(id))
        order.set(id, order.size)
        return order.size - 1
      })
      return { bytes: subset.encode(), glyphs }
    },
  }
}

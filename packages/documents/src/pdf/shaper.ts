import { literalCode } from './literals.ts'
import type { Typeface } from './typeface.ts'

/** A stretch of a shaped text in one font of the file. */
export interface Part {
  /** Index among the fonts of the file. */
  readonly font: number
  /** Inside of a TJ array, without its first '(' and its last ')': codes and kerning. */
  readonly codes: string
  /** The characters, when the font is the one made for each file; else ''. */
  readonly extra: string
}

export interface Shaped {
  readonly parts: readonly Part[]
  /** Kerning included, in thousandths of the font size. */
  readonly width: number
}

/** Turns text into glyph codes of a style: the shared font, and the font of extra characters beside it. */
export interface Shaper {
  readonly font: number
  readonly space: number
  readonly spaceCode: string
  /** A word, kerned. Cached: names and wordings repeat. */
  shape(word: string): Shaped
  /** Figures, without kerning so that columns align. Not cached: they rarely repeat. */
  figures(text: string): Shaped
}

export interface ShaperOptions {
  readonly typeface: Typeface
  /** Characters of the shared font: code point → glyph code. */
  readonly codes: ReadonlyMap<number, number>
  readonly font: number
  /** The font of extra characters, whose codes are the code points themselves. */
  readonly extraFont: number
}

const MAX_WORDS = 20_000
const REPLACEMENT = 0xfffd

export const createShaper = ({ typeface, codes, font, extraFont }: ShaperOptions): Shaper => {
  const words = new Map<string, Shaped>()
  const spaceCode = literalCode(codes.get(0x20) ?? 0)
  const literals = new Map([...codes].map(([codePoint, code]) => [codePoint, literalCode(code)]))
  const advances = new Map([...codes.keys()].map((c) => [c, typeface.advance(c)]))

  const build = (text: string, kerned: boolean): Shaped => {
    const parts: Part[] = []
    let [current, inside, extra, width, previous] = [font, '', '', 0, 0]
    const flush = () => {
      if (inside !== '') parts.push({ font: current, codes: inside, extra })
      inside = ''
      extra = ''
    }
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? REPLACEMENT
      const literal = literals.get(codePoint)
      const own = literal !== undefined
      if ((current === font) !== own) {
        flush()
        current = own ? font : extraFont
        previous = 0
      }
      const kern = kerned && own && previous !== 0 ? typeface.kern(previous, codePoint) : 0
      if (kern !== 0) inside += `)${-kern}(`
      width += kern
      if (own) {
        inside += literal
        width += advances.get(codePoint) ?? 0
        previous = codePoint
      } else {
        // Characters beyond the first plane have no two-byte code: they share the one of U+FFFD.
        inside += literalCode(codePoint > 0xffff ? REPLACEMENT : codePoint)
        extra += codePoint > 0xffff ? '\ufffd' : character
        width += typeface.advance(codePoint > 0xffff ? REPLACEMENT : codePoint)
      }
    }
    flush()
    return { parts, width }
  }

  return {
    font,
    space: typeface.advance(0x20),
    spaceCode,
    shape: (word) => {
      const known = words.get(word)
      if (known) return known
      if (words.size >= MAX_WORDS) words.clear()
      const shaped = build(word, true)
      words.set(word, shaped)
      return shaped
    },
    figures: (text) => build(text, false),
  }
}

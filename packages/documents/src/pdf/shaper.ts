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
  /** Characters of the shared font: code point → glyph code, from 1 to 255. */
  readonly codes: ReadonlyMap<number, number>
  readonly font: number
  /** The font of extra characters, whose codes are the code points themselves. */
  readonly extraFont: number
}

const MAX_WORDS = 4_096
const HAS_DIGITS = /\d/
const REPLACEMENT = 0xfffd
/** Kerning not measured yet. */
const UNKNOWN = 0x7fff

/** What the inner loop looks up, as plain arrays by code point and by glyph code. */
const createTables = (typeface: Typeface, codes: ReadonlyMap<number, number>) => {
  const count = 1 + Math.max(...codes.values())
  const codeOf = new Uint8Array(1 + Math.max(...codes.keys()))
  const codePoints = new Uint16Array(count)
  const literals: string[] = new Array(count).fill('')
  const advances = new Float64Array(count)
  for (const [codePoint, code] of codes) {
    codeOf[codePoint] = code
    if (literals[code] !== '') continue
    codePoints[code] = codePoint
    literals[code] = literalCode(code)
    advances[code] = typeface.advance(codePoint)
  }
  const kerns = new Int16Array(count * count).fill(UNKNOWN)
  const kern = (first: number, second: number): number => {
    const known = kerns[first * count + second] ?? 0
    if (known !== UNKNOWN) return known
    const measured = typeface.kern(codePoints[first] ?? 0, codePoints[second] ?? 0)
    kerns[first * count + second] = measured
    return measured
  }
  return { codeOf, literals, advances, kern }
}

export const createShaper = ({ typeface, codes, font, extraFont }: ShaperOptions): Shaper => {
  const words = new Map<string, Shaped>()
  const { codeOf, literals, advances, kern } = createTables(typeface, codes)
  const spaceCode = literals[codes.get(0x20) ?? 0] ?? ''

  /** Text with characters that the shared font lacks: one part after another. */
  const buildMixed = (text: string, kerned: boolean): Shaped => {
    const parts: Part[] = []
    let [current, inside, extra, width, previous] = [font, '', '', 0, 0]
    const flush = () => {
      if (inside !== '') parts.push({ font: current, codes: inside, extra })
      inside = ''
      extra = ''
    }
    for (const character of text) {
      // Characters beyond the first plane have no two-byte code: they share the one of U+FFFD.
      const point = character.codePointAt(0) ?? REPLACEMENT
      const codePoint = point > 0xffff ? REPLACEMENT : point
      const code = codeOf[codePoint] ?? 0
      const wanted = code === 0 ? extraFont : font
      if (current !== wanted) flush()
      current = wanted
      if (code === 0) {
        inside += literalCode(codePoint)
        extra += String.fromCharCode(codePoint)
        width += typeface.advance(codePoint)
      } else {
        const adjust = kerned && previous !== 0 ? kern(previous, code) : 0
        inside += adjust === 0 ? (literals[code] ?? '') : `)${-adjust}(${literals[code]}`
        width += adjust + (advances[code] ?? 0)
      }
      previous = code
    }
    flush()
    return { parts, width }
  }

  const build = (text: string, kerned: boolean): Shaped => {
    let inside = ''
    let width = 0
    let previous = 0
    for (let i = 0; i < text.length; i++) {
      const code = codeOf[text.charCodeAt(i)] ?? 0
      if (code === 0) return buildMixed(text, kerned)
      const adjust = kerned && previous !== 0 ? kern(previous, code) : 0
      if (adjust !== 0) inside += `)${-adjust}(`
      inside += literals[code]
      width += adjust + (advances[code] ?? 0)
      previous = code
    }
    return { parts: inside === '' ? [] : [{ font, codes: inside, extra: '' }], width }
  }

  return {
    font,
    space: typeface.advance(0x20),
    spaceCode,
    shape: (word) => {
      const known = words.get(word)
      if (known) return known
      const shaped = build(word, true)
      // Numbers differ from title to title: keeping them would only age in memory.
      if (HAS_DIGITS.test(word)) return shaped
      if (words.size >= MAX_WORDS) words.clear()
      words.set(word, shaped)
      return shaped
    },
    figures: (text) => build(text, false),
  }
}

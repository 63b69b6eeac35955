import { NO_BREAK_SPACE } from './base-characters.ts'
import type { CodedCharacter } from './cmap.ts'
import { literalByte, literalCode } from './literals.ts'
import type { Typeface } from './typeface.ts'

export interface Part {
  readonly font: number
  /**
   * Character codes and kerning, as a PDF page writes them inside the array of TJ (the operator that draws text). The
   * first '(' and the last ')' are not included.
   */
  readonly codes: string
  /** True when the codes include kerning. Codes with kerning cannot be written as one PDF string. */
  readonly kerned: boolean
  /**
   * Characters of this piece of text, when it uses the extra font. The extra font has the characters that the shared
   * font of all the documents lacks. '' when the piece uses the shared font.
   */
  readonly extra: string
}

export interface Shaped {
  readonly parts: readonly Part[]
  /** Width of the text with kerning, in thousandths of the font size. */
  readonly width: number
}

/**
 * Converts text to the character codes of one font style. A font style has a shared font, and an extra font for the
 * characters that the shared font lacks.
 */
export interface Shaper {
  readonly font: number
  readonly space: number
  /** Converts a word to codes with kerning. The result is cached, because names and phrases repeat. */
  shape(word: string): Shaped
  /**
   * Converts a text, usually an amount, to codes without kerning, so that the digits of a column align. The result is
   * not cached, because amounts rarely repeat.
   */
  figures(text: string): Shaped
}

export interface ShaperOptions {
  readonly typeface: Typeface
  /** Characters of the shared font. Their glyphs are numbered from 1, up to 255. */
  readonly characters: readonly CodedCharacter[]
  readonly font: number
  /**
   * Index of the extra font in the list of fonts of the PDF file. The character codes of the extra font are the Unicode
   * code points.
   */
  readonly extraFont: number
}

const MAX_WORDS = 4_096
const HAS_DIGITS = /\d/
const REPLACEMENT = 0xfffd
/** Value in the table `kerns` for a pair of glyphs whose kerning was not computed yet. */
const UNKNOWN = 0x7fff

const createTables = (typeface: Typeface, characters: readonly CodedCharacter[]) => {
  const count = characters.length + 1
  const glyphOf = new Uint8Array(1 + Math.max(...characters.map(({ codePoint }) => codePoint)))
  /**
   * Glyph of each character that needs no escape in a PDF string. A character that must be escaped, such as '(', has 0.
   */
  const plainGlyphOf = new Uint8Array(glyphOf.length)
  const literals: string[] = new Array(count).fill('')
  const codePoints = new Uint16Array(count)
  const advances = new Float64Array(count)
  for (const { code, glyph, codePoint } of characters) {
    const literal = literalByte(code)
    glyphOf[codePoint] = glyph
    plainGlyphOf[codePoint] = literal === String.fromCharCode(codePoint) ? glyph : 0
    literals[glyph] = literal
    codePoints[glyph] = codePoint
    advances[glyph] = typeface.advance(codePoint)
  }
  // A no-break space is drawn as a space, but justified lines never stretch it.
  for (const table of [glyphOf, plainGlyphOf]) table[NO_BREAK_SPACE] = glyphOf[0x20] ?? 0
  const kerns = new Int16Array(count * count).fill(UNKNOWN)
  const kern = (first: number, second: number): number => {
    const known = kerns[first * count + second] ?? 0
    if (known !== UNKNOWN) return known
    const measured = typeface.kern(codePoints[first] ?? 0, codePoints[second] ?? 0)
    kerns[first * count + second] = measured
    return measured
  }
  return { glyphOf, plainGlyphOf, literals, advances, kern }
}

export const createShaper = (options: ShaperOptions): Shaper => {
  const { typeface, characters, font, extraFont } = options
  const words = new Map<string, Shaped>()
  const { glyphOf, plainGlyphOf, literals, advances, kern } = createTables(typeface, characters)

  /**
   * Converts a text to the character codes of the PDF. Callers use it when the shared font lacks a character of the
   * text, or when a character must be escaped. Each change of font begins a new part of the result.
   */
  const buildMixed = (text: string, kerned: boolean): Shaped => {
    const parts: Part[] = []
    let [current, inside, adjusted, extra, width, previous] = [font, '', false, '', 0, 0]
    const flush = () => {
      if (inside !== '') parts.push({ font: current, codes: inside, kerned: adjusted, extra })
      inside = ''
      adjusted = false
      extra = ''
    }
    for (const character of text) {
      // A code point above U+FFFF has no two-byte code, so it is drawn as U+FFFD.
      const point = character.codePointAt(0) ?? REPLACEMENT
      const codePoint = point > 0xffff ? REPLACEMENT : point
      const glyph = glyphOf[codePoint] ?? 0
      const wanted = glyph === 0 ? extraFont : font
      if (current !== wanted) flush()
      current = wanted
      if (glyph === 0) {
        inside += literalCode(codePoint)
        extra += String.fromCharCode(codePoint)
        width += typeface.advance(codePoint)
      } else {
        const adjust = kerned && previous !== 0 ? kern(previous, glyph) : 0
        inside += adjust === 0 ? literals[glyph] : `)${-adjust}(${literals[glyph]}`
        adjusted ||= adjust !== 0
        width += adjust + (advances[glyph] ?? 0)
      }
      previous = glyph
    }
    flush()
    return { parts, width }
  }

  const buildKerned = (text: string): Shaped => {
    let codes = ''
    let kerned = false
    let width = 0
    let previous = 0
    for (let i = 0; i < text.length; i++) {
      const glyph = glyphOf[text.charCodeAt(i)] ?? 0
      if (glyph === 0) return buildMixed(text, true)
      const adjust = previous === 0 ? 0 : kern(previous, glyph)
      if (adjust !== 0) {
        codes += `)${-adjust}(`
        kerned = true
      }
      codes += literals[glyph]
      width += adjust + (advances[glyph] ?? 0)
      previous = glyph
    }
    return { parts: codes === '' ? [] : [{ font, codes, kerned, extra: '' }], width }
  }

  const buildFigures = (text: string): Shaped => {
    let width = 0
    for (let i = 0; i < text.length; i++) {
      const glyph = plainGlyphOf[text.charCodeAt(i)] ?? 0
      if (glyph === 0) return buildMixed(text, false)
      width += advances[glyph] ?? 0
    }
    return { parts: text === '' ? [] : [{ font, codes: text, kerned: false, extra: '' }], width }
  }

  return {
    font,
    space: typeface.advance(0x20),
    shape: (word) => {
      const known = words.get(word)
      if (known) return known
      const shaped = buildKerned(word)
      // Words with digits differ from one executive title to the next, so they are not cached.
      if (HAS_DIGITS.test(word)) return shaped
      if (words.size >= MAX_WORDS) words.clear()
      words.set(word, shaped)
      return shaped
    },
    figures: buildFigures,
  }
}

import { codeOf } from './base-characters.ts'
import { latin1 } from './byte-writer.ts'
import { type CodedCharacter, toUnicodeCMap } from './cmap.ts'
import type { Deflate } from './deflate.ts'
import { fontObjects } from './font-objects.ts'
import { createShaper, type Shaper } from './shaper.ts'
import { openTypeface, type Typeface } from './typeface.ts'

/**
 * Font that all the documents share: a subset of a typeface, and the shaper that converts text to character codes. The
 * font is prepared once.
 */
export interface SharedFont {
  readonly typeface: Typeface
  readonly shaper: Shaper
  /** Characters of the font in the order of their glyphs. The first character has glyph 1. */
  readonly characters: readonly CodedCharacter[]
  /** Font file, compressed. `fileLength` is the number of bytes of the font file before compression. */
  readonly file: Uint8Array
  readonly fileLength: number
}

export interface SharedFontOptions {
  readonly bytes: Uint8Array
  readonly characters: readonly number[]
  /**
   * Index of the shared font in the list of fonts of the PDF file. `extraFont` is the index of its extra font, which
   * has the characters that the shared font lacks.
   */
  readonly font: number
  readonly extraFont: number
}

/**
 * Creates a font that all the documents share, with only the given characters of the typeface.
 *
 * @throws TypeError when the typeface lacks a character, or has the same glyph for two characters
 */
export const createSharedFont = (options: SharedFontOptions, deflate: Deflate): SharedFont => {
  const typeface = openTypeface(options.bytes)
  const { bytes, glyphs } = typeface.subset(options.characters)
  const characters = options.characters.map((codePoint, i) => ({
    code: codeOf(codePoint),
    glyph: i + 1,
    codePoint,
  }))
  if (glyphs.some((glyph, i) => glyph !== i + 1))
    throw new TypeError(`A la fuente ${typeface.postscriptName} le faltan caracteres`)
  const { font, extraFont } = options
  const shaper = createShaper({ typeface, characters, font, extraFont })
  return { typeface, shaper, characters, file: deflate(bytes), fileLength: bytes.length }
}

export interface StreamObject {
  readonly entries: string
  readonly data: Uint8Array
}

/** PDF objects of the extra font of one document. The object numbers are consecutive. */
export interface ExtraFont {
  readonly dictionaries: readonly string[]
  readonly streams: readonly StreamObject[]
}

export const EXTRA_FONT_OBJECTS = 6

/**
 * Creates a small font with the characters that the shared font lacks. The character codes are Unicode code points, so
 * a text has the same codes in every document. A character that the typeface lacks is drawn as a box, but can still be
 * copied.
 *
 * @param first object number of the first PDF object of the font
 */
export const createExtraFont = (
  { typeface }: SharedFont,
  characters: ReadonlySet<string>,
  first: number,
  deflate: Deflate,
): ExtraFont => {
  const codePoints = [...characters].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const { bytes, glyphs } = typeface.subset(codePoints)
  const map = new Uint8Array(((codePoints.at(-1) ?? 0) + 1) * 2)
  codePoints.forEach((codePoint, i) => {
    const glyph = glyphs[i] ?? 0
    map.set([glyph >> 8, glyph & 0xff], codePoint * 2)
  })
  const coded = codePoints.map((codePoint) => ({ code: codePoint, glyph: codePoint, codePoint }))
  const dictionaries = fontObjects({
    typeface,
    tag: 'APREMX',
    characters: coded,
    numbers: {
      cidFont: first + 1,
      descriptor: first + 2,
      file: first + 3,
      toUnicode: first + 4,
      encoding: null,
      cidToGid: first + 5,
    },
  })
  return {
    dictionaries,
    streams: [
      { entries: `/Length1 ${bytes.length}`, data: deflate(bytes) },
      { entries: '', data: deflate(latin1(toUnicodeCMap(coded, 2))) },
      { entries: '', data: deflate(map) },
    ],
  }
}

import { codeOf } from './base-characters.ts'
import { latin1 } from './byte-writer.ts'
import { type CodedCharacter, toUnicodeCMap } from './cmap.ts'
import type { Deflate } from './deflate.ts'
import { fontObjects } from './font-objects.ts'
import { createShaper, type Shaper } from './shaper.ts'
import { openTypeface, type Typeface } from './typeface.ts'

/** Prepared once: the shared subset of a typeface and what shapes text with it. */
export interface SharedFont {
  readonly typeface: Typeface
  readonly shaper: Shaper
  /** The glyph of each is its place, counted from 1. */
  readonly characters: readonly CodedCharacter[]
  /** The compressed font file and its length when unpacked. */
  readonly file: Uint8Array
  readonly fileLength: number
}

export interface SharedFontOptions {
  readonly bytes: Uint8Array
  readonly characters: readonly number[]
  /** Index of the font among the fonts of the files. `extraFont` is the index of the font with its extra characters. */
  readonly font: number
  readonly extraFont: number
}

/** Throws TypeError when the font lacks a character, or has one glyph for two. */
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

/** A stream object without its 'n 0 obj' line: dictionary entries and data. */
export interface StreamObject {
  readonly entries: string
  readonly data: Uint8Array
}

/** The objects of a font made for one document, in order from `first`. */
export interface ExtraFont {
  readonly dictionaries: readonly string[]
  readonly streams: readonly StreamObject[]
}

/** Objects of an {@link ExtraFont}: three dictionaries and three streams. */
export const EXTRA_FONT_OBJECTS = 6

/**
 * Makes a small font with the characters that the shared font lacks. Glyph codes are the code points themselves, so
 * shaped text does not depend on the document. A character that the typeface lacks shows the 'missing glyph' box, and
 * is still copied and searched as itself.
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

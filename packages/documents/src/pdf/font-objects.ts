import type { CodedCharacter } from './cmap.ts'
import { num } from './literals.ts'
import type { Typeface } from './typeface.ts'

const widths = (characters: readonly CodedCharacter[], typeface: Typeface): string => {
  let out = ''
  let last = -2
  for (const { glyph, codePoint } of characters) {
    out += glyph === last + 1 ? ' ' : `${out === '' ? '' : ']'}${glyph}[`
    out += num(typeface.advance(codePoint))
    last = glyph
  }
  return `[${out}${out === '' ? '' : ']'}]`
}

export interface FontObjectsOptions {
  readonly typeface: Typeface
  /** Tag of six capital letters, which tells that the font is a subset. */
  readonly tag: string
  /** Characters of the font, sorted by glyph. Two characters never have the same glyph. */
  readonly characters: readonly CodedCharacter[]
  readonly numbers: {
    readonly cidFont: number
    readonly descriptor: number
    readonly file: number
    readonly toUnicode: number
    /**
     * Object number of the CMap that maps character codes to glyph numbers. Null when each code is a glyph number of
     * two bytes.
     */
    readonly encoding: number | null
    /**
     * Object number of the stream `CIDToGIDMap`, which gives the position of each glyph in the font file. Null when the
     * glyph numbers are already those positions.
     */
    readonly cidToGid: number | null
  }
}

export const fontObjects = (options: FontObjectsOptions): [string, string, string] => {
  const { typeface, tag, characters, numbers } = options
  const name = `${tag}+${typeface.postscriptName}`
  const encoding = numbers.encoding === null ? '/Identity-H' : ` ${numbers.encoding} 0 R`
  const cidToGid = numbers.cidToGid === null ? '/Identity' : ` ${numbers.cidToGid} 0 R`
  const metrics =
    `/Ascent ${num(typeface.ascent)}/Descent ${num(typeface.descent)}` +
    `/CapHeight ${num(typeface.capHeight)}/StemV ${typeface.stemV}/ItalicAngle 0`
  return [
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding${encoding}` +
      `/DescendantFonts[${numbers.cidFont} 0 R]/ToUnicode ${numbers.toUnicode} 0 R>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}` +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
      `/FontDescriptor ${numbers.descriptor} 0 R/CIDToGIDMap${cidToGid}` +
      `/DW 0/W${widths(characters, typeface)}>>`,
    `<</Type/FontDescriptor/FontName/${name}/Flags 34` +
      `/FontBBox[${typeface.bbox.map(num).join(' ')}]${metrics}/FontFile2 ${numbers.file} 0 R>>`,
  ]
}

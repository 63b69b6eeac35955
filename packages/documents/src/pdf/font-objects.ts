import { hexCode, num, utf16Hex } from './literals.ts'
import type { Typeface } from './typeface.ts'

/** A glyph code of a font, with the character it stands for. */
export interface CodedCharacter {
  readonly code: number
  readonly codePoint: number
}

const CMAP_HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><FFFF>
endcodespacerange
`
const CMAP_TAIL = `endcmap
CMapName currentdict /CMap defineresource pop
end
end
`

interface CodeRange {
  readonly first: number
  last: number
  readonly codePoint: number
}

/** Runs of codes whose characters follow each other too; none crosses a multiple of 256, as the format asks. */
const rangesOf = (characters: readonly CodedCharacter[]): CodeRange[] => {
  const ranges: CodeRange[] = []
  for (const { code, codePoint } of characters) {
    const open = ranges.at(-1)
    const follows =
      open && code === open.last + 1 && codePoint - open.codePoint === code - open.first
    if (open && follows && code % 256 !== 0 && codePoint % 256 !== 0) open.last = code
    else ranges.push({ first: code, last: code, codePoint })
  }
  return ranges
}

/** The CMap that gives each glyph code its character back, in blocks of at most 100. */
export const toUnicodeCMap = (characters: readonly CodedCharacter[]): string => {
  const ranges = rangesOf(characters)
  let body = ''
  for (let i = 0; i < ranges.length; i += 100) {
    const block = ranges.slice(i, i + 100)
    body += `${block.length} beginbfrange\n`
    for (const { first, last, codePoint } of block) {
      const unicode = utf16Hex(String.fromCodePoint(codePoint))
      body += `<${hexCode(first)}><${hexCode(last)}><${unicode}>\n`
    }
    body += 'endbfrange\n'
  }
  return CMAP_HEAD + body + CMAP_TAIL
}

/** The /W array: runs of consecutive codes together. */
const widths = (characters: readonly CodedCharacter[], typeface: Typeface): string => {
  let out = ''
  let last = -2
  for (const { code, codePoint } of characters) {
    out += code === last + 1 ? ' ' : `${out === '' ? '' : ']'}${code}[`
    out += num(typeface.advance(codePoint))
    last = code
  }
  return `[${out}${out === '' ? '' : ']'}]`
}

export interface FontObjectsOptions {
  readonly typeface: Typeface
  /** Six capitals that mark the font as a subset. */
  readonly tag: string
  /** Sorted by code, each code once. */
  readonly characters: readonly CodedCharacter[]
  /** Object numbers. */
  readonly numbers: {
    readonly cidFont: number
    readonly descriptor: number
    readonly file: number
    readonly toUnicode: number
    /** The stream that maps codes to glyphs; null when they are the same. */
    readonly cidToGid: number | null
  }
}

/** The dictionaries of an embedded font: Type0 font, CIDFont and descriptor. */
export const fontObjects = (options: FontObjectsOptions): [string, string, string] => {
  const { typeface, tag, characters, numbers } = options
  const name = `${tag}+${typeface.postscriptName}`
  const cidToGid = numbers.cidToGid === null ? '/Identity' : ` ${numbers.cidToGid} 0 R`
  const metrics =
    `/Ascent ${num(typeface.ascent)}/Descent ${num(typeface.descent)}` +
    `/CapHeight ${num(typeface.capHeight)}/StemV ${typeface.stemV}/ItalicAngle 0`
  return [
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
      `/DescendantFonts[${numbers.cidFont} 0 R]/ToUnicode ${numbers.toUnicode} 0 R>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}` +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
      `/FontDescriptor ${numbers.descriptor} 0 R/CIDToGIDMap${cidToGid}` +
      `/DW 0/W${widths(characters, typeface)}>>`,
    `<</Type/FontDescriptor/FontName/${name}/Flags 34` +
      `/FontBBox[${typeface.bbox.map(num).join(' ')}]${metrics}/FontFile2 ${numbers.file} 0 R>>`,
  ]
}

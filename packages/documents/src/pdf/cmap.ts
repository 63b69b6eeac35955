import { hexCode, utf16Hex } from './literals.ts'

export interface CodedCharacter {
  readonly code: number
  readonly glyph: number
  readonly codePoint: number
}

export type CodeWidth = 1 | 2

interface CodeRange {
  readonly first: number
  last: number
  readonly value: number
}

/**
 * Groups characters into ranges for a CMap, the table of the characters of a PDF font. The codes in a range are
 * consecutive numbers, and so are their values of `target`. The CMap format does not allow a range to cross a multiple
 * of 256.
 */
const rangesOf = (
  characters: readonly CodedCharacter[],
  target: (character: CodedCharacter) => number,
): CodeRange[] => {
  const ranges: CodeRange[] = []
  for (const character of [...characters].sort((a, b) => a.code - b.code)) {
    const { code } = character
    const value = target(character)
    const open = ranges.at(-1)
    const follows = open && code === open.last + 1 && value - open.value === code - open.first
    if (open && follows && code % 256 !== 0 && value % 256 !== 0) open.last = code
    else ranges.push({ first: code, last: code, value })
  }
  return ranges
}

interface CMapOptions {
  readonly name: string
  readonly ordering: string
  readonly type: 1 | 2
  readonly width: CodeWidth
  readonly operator: 'bfrange' | 'cidrange'
  readonly ranges: readonly CodeRange[]
  readonly write: (value: number) => string
}

/**
 * Builds a CMap: the table with which a PDF font maps character codes to glyphs or to Unicode. The format allows at
 * most 100 ranges in each block of the table.
 */
const cmap = ({ name, ordering, type, width, operator, ranges, write }: CMapOptions): string => {
  const code = (value: number) => `<${hexCode(value, width)}>`
  let body = ''
  for (let i = 0; i < ranges.length; i += 100) {
    const block = ranges.slice(i, i + 100)
    body += `${block.length} begin${operator}\n`
    for (const { first, last, value } of block)
      body += `${code(first)}${code(last)}${write(value)}\n`
    body += `end${operator}\n`
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe)/Ordering (${ordering})/Supplement 0>> def
/CMapName /${name} def
/CMapType ${type} def
1 begincodespacerange
${code(0)}${code(width === 1 ? 0xff : 0xffff)}
endcodespacerange
${body}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

export const toUnicodeCMap = (characters: readonly CodedCharacter[], width: CodeWidth): string =>
  cmap({
    name: 'Adobe-Identity-UCS',
    ordering: 'UCS',
    type: 2,
    width,
    operator: 'bfrange',
    ranges: rangesOf(characters, ({ codePoint }) => codePoint),
    write: (codePoint) => `<${utf16Hex(String.fromCodePoint(codePoint))}>`,
  })

const ENCODING = 'Apremia-Latin1'

export const ENCODING_ENTRIES = `/Type/CMap/CMapName/${ENCODING}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>`

/** Builds the CMap that maps each one-byte code to its glyph (ISO 32000-1 §9.7.5.3). */
export const encodingCMap = (characters: readonly CodedCharacter[]): string =>
  cmap({
    name: ENCODING,
    ordering: 'Identity',
    type: 1,
    width: 1,
    operator: 'cidrange',
    ranges: rangesOf(characters, ({ glyph }) => glyph),
    write: (glyph) => ` ${glyph}`,
  })

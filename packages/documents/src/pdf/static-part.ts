import { NO_BREAK_SPACE } from './base-characters.ts'
import { ByteWriter, latin1 } from './byte-writer.ts'
import { type CodedCharacter, ENCODING_ENTRIES, encodingCMap, toUnicodeCMap } from './cmap.ts'
import type { Deflate } from './deflate.ts'
import { fontObjects } from './font-objects.ts'
import type { SharedFont } from './font-set.ts'
import { type ObjectStream, packObjects } from './object-stream.ts'

/**
 * Beginning of every PDF file: the objects with the numbers 1 to `packedNumber`, which include the shared fonts. The
 * last of these objects, `packed`, is a stream that contains other objects.
 */
export interface StaticPart {
  readonly bytes: Uint8Array
  readonly offsets: ReadonlyMap<number, number>
  readonly packed: ObjectStream
  readonly packedNumber: number
}

const DICTIONARIES = 3
const HEADER = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'

export const firstDictionary = (index: number): number => 1 + index * DICTIONARIES

/**
 * Adds the no-break space to the characters of a font. It has the glyph of the ordinary space. Text copied from the PDF
 * has an ordinary space in its place.
 */
const withNoBreakSpace = (characters: readonly CodedCharacter[]): readonly CodedCharacter[] => [
  ...characters,
  ...characters.flatMap((one) =>
    one.codePoint === 0x20 ? [{ ...one, code: NO_BREAK_SPACE }] : [],
  ),
]

export const createStaticPart = (fonts: readonly SharedFont[], deflate: Deflate): StaticPart => {
  const toUnicode = firstDictionary(fonts.length)
  const encoding = toUnicode + 1
  const packedNumber = encoding + fonts.length + 1
  const writer = new ByteWriter()
  const offsets = new Map<number, number>()
  const stream = (number: number, entries: string, data: Uint8Array) => {
    offsets.set(number, writer.length)
    writer.latin1(`${number} 0 obj\n<<${entries}/Length ${data.length}>>stream\n`)
    writer.bytes(data)
    writer.latin1('\nendstream\nendobj\n')
  }
  writer.latin1(HEADER)
  // A character has the same code and the same glyph in every shared font. So the CMap of the font with most characters
  // serves all the fonts.
  const fullest = fonts.reduce((a, b) => (b.characters.length > a.characters.length ? b : a))
  const characters = withNoBreakSpace(fullest.characters)
  const map = (number: number, entries: string, text: string) =>
    stream(number, `${entries}/Filter/FlateDecode`, deflate(latin1(text)))
  map(toUnicode, '', toUnicodeCMap(characters, 1))
  map(encoding, ENCODING_ENTRIES, encodingCMap(characters))
  const dictionaries = fonts.flatMap((font, i) => {
    const file = encoding + 1 + i
    stream(file, `/Filter/FlateDecode/Length1 ${font.fileLength}`, font.file)
    const [cidFont, descriptor] = [firstDictionary(i) + 1, firstDictionary(i) + 2]
    return fontObjects({
      typeface: font.typeface,
      tag: 'APREMI',
      characters: font.characters,
      numbers: { cidFont, descriptor, file, toUnicode, encoding, cidToGid: null },
    })
  })
  const packed = packObjects(1, dictionaries, deflate)
  stream(packedNumber, packed.entries, packed.data)
  return { bytes: writer.copy(), offsets, packed, packedNumber }
}

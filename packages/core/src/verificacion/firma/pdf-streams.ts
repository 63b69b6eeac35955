import { PdfParser } from './pdf-parser.ts'
import {
  dictionaryOf,
  type IndirectObject,
  isName,
  NoEsFirma,
  naturalOf,
  naturalsOf,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value.ts'

/** Function that decompresses zlib data. It throws for other data, and when the result is too long. */
export type Inflate = (data: Uint8Array) => Promise<Uint8Array>

/**
 * Row of the cross-reference of a PDF, which tells where an object is. 'direct': at a byte offset. 'packed': inside an
 * object stream. 'free': no object has the number.
 */
export type XrefRow =
  | { readonly kind: 'direct'; readonly number: number; readonly offset: number }
  | {
      readonly kind: 'packed'
      readonly number: number
      readonly container: number
      readonly index: number
    }
  | { readonly kind: 'free'; readonly number: number }

const MAX_ROWS = 100_000
const [NONE, SUB, UP] = [0, 1, 2]

/** Undoes the PNG prediction with which the rows of a cross-reference stream of a PDF are compressed. */
const unpredict = (data: Uint8Array, columns: number): Uint8Array => {
  const count = data.length / (columns + 1)
  if (!Number.isInteger(count) || columns === 0) throw new NoEsFirma('Filas incompletas')
  const out = new Uint8Array(count * columns)
  for (let row = 0; row < count; row++) {
    const kind = data[row * (columns + 1)] ?? -1
    if (kind !== NONE && kind !== SUB && kind !== UP) throw new NoEsFirma('Filas de otra forma')
    for (let i = 0; i < columns; i++) {
      const at = row * columns + i
      const written = data[row * (columns + 1) + 1 + i] ?? 0
      const before = kind === UP ? out[at - columns] : kind === SUB && i > 0 ? out[at - 1] : 0
      out[at] = written + (before ?? 0)
    }
  }
  return out
}

const withoutPredictor = (data: Uint8Array, parms: PdfValue | undefined): Uint8Array => {
  if (parms === undefined) return data
  const options = dictionaryOf(parms)
  const option = (key: string, absent: number) =>
    options.has(key) ? naturalOf(options.get(key)) : absent
  if (option('Predictor', 1) === 1) return data
  if (
    option('Predictor', 1) < 10 ||
    option('Colors', 1) !== 1 ||
    option('BitsPerComponent', 8) !== 8
  )
    throw new NoEsFirma('Una compresión desconocida')
  return unpredict(data, option('Columns', 1))
}

/**
 * Returns the decompressed bytes of a PDF stream.
 *
 * @throws NoEsFirma when the stream is compressed in another way than with zlib
 */
const unpack = async ({ value, data }: IndirectObject, inflate: Inflate): Promise<Uint8Array> => {
  const dictionary = dictionaryOf(value)
  if (data === undefined) throw new NoEsFirma('Falta una secuencia')
  const filter = dictionary.get('Filter')
  if (filter === undefined) return data
  if (!isName(filter, 'FlateDecode')) throw new NoEsFirma('Una compresión desconocida')
  return withoutPredictor(await inflate(data), dictionary.get('DecodeParms'))
}

const sectionsOf = (dictionary: PdfDictionary): number[] =>
  dictionary.has('Index')
    ? naturalsOf(dictionary.get('Index'))
    : [0, naturalOf(dictionary.get('Size'))]

export const readXrefStream = async (
  object: IndirectObject,
  inflate: Inflate,
): Promise<XrefRow[]> => {
  const dictionary = dictionaryOf(object.value)
  const [first = 0, second = 0, third = 0, ...more] = naturalsOf(dictionary.get('W'))
  const width = first + second + third
  const rows = await unpack(object, inflate)
  const sections = sectionsOf(dictionary)
  if (more.length > 0 || width === 0 || Math.max(first, second, third) > 6)
    throw new NoEsFirma('Una tabla de otra forma')
  const found: XrefRow[] = []
  let at = 0
  const take = (bytes: number): number => {
    let value = 0
    for (let i = 0; i < bytes; i++) value = value * 256 + (rows[at++] ?? 0)
    return value
  }
  for (let s = 0; s < sections.length; s += 2) {
    const [from, count] = [sections[s] ?? 0, sections[s + 1] ?? 0]
    if (found.length + count > MAX_ROWS) throw new NoEsFirma('Demasiados objetos')
    for (let number = from; number < from + count; number++) {
      const type = first === 0 ? 1 : take(first)
      const [place, rest] = [take(second), take(third)]
      if (type === 1 && rest === 0) found.push({ kind: 'direct', number, offset: place })
      else if (type === 2) found.push({ kind: 'packed', number, container: place, index: rest })
      else if (type === 0) found.push({ kind: 'free', number })
      else throw new NoEsFirma('Una fila de otra forma')
    }
  }
  if (at !== rows.length) throw new NoEsFirma('Una tabla de otro largo')
  return found
}

export const readObjectStream = async (
  container: IndirectObject,
  inflate: Inflate,
): Promise<IndirectObject[]> => {
  const dictionary = dictionaryOf(container.value)
  if (!isName(dictionary.get('Type'), 'ObjStm') || dictionary.has('Extends'))
    throw new NoEsFirma('No contiene objetos')
  const parser = new PdfParser(await unpack(container, inflate))
  const first = naturalOf(dictionary.get('First'))
  const count = naturalOf(dictionary.get('N'))
  if (count > MAX_ROWS) throw new NoEsFirma('Demasiados objetos')
  const heads = Array.from({ length: count }, () => ({
    number: naturalOf(parser.value()),
    offset: naturalOf(parser.value()),
  }))
  return heads.map(({ number, offset }) => {
    parser.at = first + offset
    return { number, value: parser.value(), data: undefined }
  })
}

import { PdfParser } from './pdf-parser.ts'
import { type Inflate, readObjectStream, readXrefStream, type XrefRow } from './pdf-streams.ts'
import {
  dictionaryOf,
  type IndirectObject,
  isName,
  NoEsFirma,
  naturalOf,
  type PdfDictionary,
} from './pdf-value.ts'

/** Incremental update of a PDF: the objects added at the end of the file when a program saved the document again. */
export interface PdfRevision {
  readonly objects: ReadonlyMap<number, IndirectObject>
  /** Numbers of the PDF objects that the update adds directly, and not inside an object stream. */
  readonly direct: ReadonlySet<number>
  /** Numbers of the PDF objects that the update removes. */
  readonly free: readonly number[]
  readonly trailer: PdfDictionary
  readonly xref: number
  readonly start: number
  readonly end: number
}

const SPACE = '[\\0\\t\\n\\f\\r ]'
const SECTION = /(\d{1,9}) (\d{1,6})(?: ?\r\n| ?\n|\r)/y
const ROW = /(\d{10}) (\d{5}) ([nf])(?: \r| \n|\r\n)/y
const STARTXREF = new RegExp(`startxref${SPACE}+(\\d{1,10})${SPACE}+%%EOF(?:\\r\\n|\\n|\\r)?`, 'y')
/**
 * Pattern of a comment in a PDF with the name of the signing program. Any other comment is refused, because its text
 * could hide an object from this parser.
 */
const PROGRAM = /%[\w.-]{1,80}(?:\r\n|\n|\r)/y
const MAX_OBJECTS = 10_000

const TRAILER = ['Size', 'Root', 'Prev', 'Info', 'ID']
const STREAM = ['Type', 'W', 'Index', 'Length', 'Filter', 'DecodeParms']

const readTable = (parser: PdfParser): XrefRow[] => {
  const rows: XrefRow[] = []
  for (;;) {
    parser.skipSpaces()
    if (parser.take('trailer')) return rows
    const section = parser.match(SECTION)
    if (!section) throw new NoEsFirma('Una tabla de otra forma')
    const [from, count] = [Number(section[1]), Number(section[2])]
    if (count > MAX_OBJECTS) throw new NoEsFirma('Demasiados objetos')
    for (let number = from; number < from + count; number++) {
      const row = parser.match(ROW)
      if (!row) throw new NoEsFirma('Una fila de otra forma')
      const inUse = row[3] === 'n'
      if (!inUse) rows.push({ kind: 'free', number })
      else if (row[2] === '00000') rows.push({ kind: 'direct', number, offset: Number(row[1]) })
      else throw new NoEsFirma('Una fila de otra forma')
    }
  }
}

interface Placed {
  readonly object: IndirectObject
  readonly offset: number
}

const readObjects = (parser: PdfParser): Map<number, Placed> => {
  const placed = new Map<number, Placed>()
  for (;;) {
    parser.skipSpaces()
    if (parser.match(PROGRAM)) continue
    const offset = parser.at
    const object = parser.object()
    if (object === undefined) return placed
    if (placed.has(object.number) || placed.size >= MAX_OBJECTS)
      throw new NoEsFirma('Un objeto repetido')
    placed.set(object.number, { object, offset })
  }
}

/**
 * Returns the objects of an incremental update of a PDF, from the rows of its cross-reference. Every object must have
 * one row. Every row must have its object, except the row of a removed object.
 */
const resolve = async (
  placed: ReadonlyMap<number, Placed>,
  rows: readonly XrefRow[],
  inflate: Inflate,
): Promise<Map<number, IndirectObject>> => {
  const objects = new Map<number, IndirectObject>()
  const numbers = new Set<number>()
  const packed = new Map<number, readonly IndirectObject[]>()
  for (const row of rows) {
    if (numbers.has(row.number)) throw new NoEsFirma('Una fila repetida')
    numbers.add(row.number)
    if (row.kind === 'free') continue
    if (row.kind === 'direct') {
      const found = placed.get(row.number)
      if (found?.offset !== row.offset) throw new NoEsFirma('Un objeto fuera de lugar')
      objects.set(row.number, found.object)
      continue
    }
    const container = placed.get(row.container)
    if (container === undefined) throw new NoEsFirma('Falta un objeto')
    const inside = packed.get(row.container) ?? (await readObjectStream(container.object, inflate))
    packed.set(row.container, inside)
    const object = inside[row.index]
    if (object?.number !== row.number) throw new NoEsFirma('Un objeto fuera de lugar')
    objects.set(row.number, object)
  }
  const inside = [...packed.values()].reduce((sum, { length }) => sum + length, 0)
  if (placed.size + inside !== objects.size) throw new NoEsFirma('Un objeto sin fila')
  return objects
}

const readTrailer = (parser: PdfParser): PdfDictionary => {
  const trailer = dictionaryOf(parser.value())
  if ([...trailer.keys()].some((key) => !TRAILER.includes(key)))
    throw new NoEsFirma('Algo más en el final')
  return trailer
}

/**
 * Reads one incremental update of a PDF from the byte offset `start` to its end.
 *
 * @throws NoEsFirma when any byte is not part of an object, of its cross-reference or of its end
 */
export const readRevision = async (
  bytes: Uint8Array,
  start: number,
  inflate: Inflate,
): Promise<PdfRevision> => {
  const parser = new PdfParser(bytes, start)
  const placed = readObjects(parser)
  let xref = parser.at
  let trailer: PdfDictionary
  let rows: XrefRow[]
  if (parser.take('xref')) {
    rows = readTable(parser)
    trailer = readTrailer(parser)
    parser.skipSpaces()
  } else {
    const last = [...placed.values()].at(-1)
    if (last === undefined) throw new NoEsFirma('No hay objetos')
    trailer = dictionaryOf(last.object.value)
    if (
      !isName(trailer.get('Type'), 'XRef') ||
      [...trailer.keys()].some((key) => !TRAILER.includes(key) && !STREAM.includes(key))
    )
      throw new NoEsFirma('Falta la tabla')
    xref = last.offset
    rows = await readXrefStream(last.object, inflate)
    // A cross-reference stream of a PDF may lack the row of the stream itself.
    if (!rows.some(({ kind, number }) => kind === 'direct' && number === last.object.number))
      placed.delete(last.object.number)
  }
  const ending = parser.match(STARTXREF)
  if (!ending || Number(ending[1]) !== xref) throw new NoEsFirma('Falta el final')
  naturalOf(trailer.get('Size'))
  return {
    objects: await resolve(placed, rows, inflate),
    direct: new Set(placed.keys()),
    free: rows.flatMap(({ kind, number }) => (kind === 'free' ? number : [])),
    ...{ trailer, xref, start, end: parser.at },
  }
}

import { WorkbookError } from '../../workbook-error.ts'
import { NotPlain } from './not-plain.ts'

const LT = 60
const GT = 62
const SLASH = 47
/**
 * Flags that tell the form of a shared text of the workbook. The flags are the two highest bits of the offset of the
 * text, which are free because sharedStrings.xml has less than 1 GiB.
 */
const COMPLEX = 0x8000_0000
const ESCAPED = 0x4000_0000
const MARKS = COMPLEX | ESCAPED
const AMPERSAND = 38
const UNDERSCORE = 95
const RETURN = 13
/** Maximum number of texts in sharedStrings.xml. It is the maximum number of cells in a sheet. */
const MOST = 16_000_000

export interface ItemIndex {
  readonly length: number
  start(item: number): number
  end(item: number): number
  /**
   * Tells how a shared text of the workbook is stored: as plain text, as text with escaped characters, or as the XML of
   * an `<si>` with several formatted runs.
   */
  formOf(item: number): 'plain' | 'escaped' | 'runs'
}

const malformed = (): WorkbookError => new WorkbookError('xml-invalido', 'textos')

const isSpace = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9

/**
 * Returns the offset after the '>' that closes the tag at `at`, such as `<t>` with attributes. No attribute contains
 * '>'.
 */
const afterTag = (bytes: Buffer, at: number): number => {
  const close = bytes.indexOf(GT, at)
  if (close < 0) throw malformed()
  return close + 1
}

const isItem = (bytes: Buffer, at: number): boolean =>
  bytes[at] === LT && bytes[at + 1] === 115 && bytes[at + 2] === 105

/** Tells whether the bytes from the offset `at` are `</t></si>`. */
const closesItem = (bytes: Buffer, at: number): boolean =>
  bytes[at + 1] === SLASH &&
  bytes[at + 2] === 116 &&
  bytes[at + 3] === GT &&
  bytes[at + 4] === LT &&
  bytes[at + 5] === SLASH &&
  bytes[at + 6] === 115 &&
  bytes[at + 7] === 105 &&
  bytes[at + 8] === GT

/**
 * Returns the number of texts for which to reserve memory. It is the attribute `uniqueCount` of sharedStrings.xml,
 * limited to the number of texts that can fit in the file.
 */
const likelyCount = (bytes: Buffer): number => {
  const said = /uniqueCount="(\d{1,9})"/.exec(bytes.toString('latin1', 0, 1024))?.[1]
  return Math.max(64, Math.min(Number(said ?? 0), Math.floor(bytes.length / 12)))
}

export const indexItems = (bytes: Buffer): ItemIndex => {
  const size = bytes.length
  let ranges = new Uint32Array(2 * likelyCount(bytes))
  let count = 0
  const add = (start: number, end: number): void => {
    if (count * 2 === ranges.length) {
      if (count >= MOST) throw new WorkbookError('demasiadas-celdas', 'textos', MOST)
      const larger = new Uint32Array(ranges.length * 2)
      larger.set(ranges)
      ranges = larger
    }
    ranges[count * 2] = start
    ranges[count * 2 + 1] = end
    count++
  }
  let at = afterTag(bytes, bytes.indexOf('<sst'))
  const empty = bytes[at - 2] === SLASH
  while (!empty) {
    while (isSpace(bytes[at])) at++
    if (!isItem(bytes, at)) break
    const inside = bytes[at + 3] === GT ? at + 4 : afterTag(bytes, at)
    if (bytes[inside - 2] === SLASH) {
      add(inside, inside)
      at = inside
      continue
    }
    if (bytes[inside] === LT && bytes[inside + 1] === 116) {
      const start = bytes[inside + 2] === GT ? inside + 3 : afterTag(bytes, inside)
      let end = start
      let mark = 0
      for (let byte = bytes[end]; byte !== LT && end < size; byte = bytes[++end])
        if (byte === AMPERSAND || byte === UNDERSCORE || byte === RETURN) mark = ESCAPED
      if (bytes[start - 2] !== SLASH && closesItem(bytes, end)) {
        add(start | mark, end)
        at = end + 9
        continue
      }
    }
    const close = bytes.indexOf('</si>', inside)
    if (close < 0) throw malformed()
    add((inside | COMPLEX) >>> 0, close)
    at = close + 5
  }
  if (!empty && bytes.indexOf('</sst>', at) !== at) {
    if (bytes[at] === LT && bytes[at + 1] === 33) throw new NotPlain()
    if (bytes.indexOf('<extLst', at) !== at) throw malformed()
  }
  return {
    length: count,
    start: (item) => ((ranges[item * 2] as number) & ~MARKS) >>> 0,
    end: (item) => ranges[item * 2 + 1] as number,
    formOf: (item) => {
      const start = ranges[item * 2] as number
      if ((start & COMPLEX) !== 0) return 'runs'
      return (start & ESCAPED) === 0 ? 'plain' : 'escaped'
    },
  }
}

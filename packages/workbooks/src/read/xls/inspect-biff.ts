import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'

/** A worksheet of an .xls, as its stream tells. */
export interface BiffSheet {
  readonly name: string
  readonly visible: boolean
  /** Where its records start in the stream. */
  readonly position: number
  /** Addresses of its formulas ('C5'). */
  readonly formulas: ReadonlySet<string>
}

/** Records that matter here (MS-XLS §2.3). */
const BOF = 0x0809
const EOF = 0x000a
const FILEPASS = 0x002f
const BOUNDSHEET = 0x0085
const OBPROJ = 0x00d3
const MULRK = 0x00bd
const FORMULAS: ReadonlySet<number> = new Set([0x0006, 0x0206, 0x0406])
const CELLS: ReadonlySet<number> = new Set([
  0x0203,
  0x027e,
  0x00fd,
  0x0204,
  0x00d6,
  0x0205,
  ...FORMULAS,
])
const BIFF8 = 0x0600

/** Kinds of sheet in BOUNDSHEET: worksheet, Excel 4 macros, chart, Visual Basic. */
const WORKSHEET = 0
const MACROS: ReadonlySet<number> = new Set([1, 6])

const damaged = (): WorkbookError => new WorkbookError('danado', 'registros del archivo .xls')

const columnName = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') +
  String.fromCharCode(65 + (column % 26))

interface Record {
  readonly type: number
  readonly at: number
  readonly data: Buffer
}

function* recordsOf(stream: Buffer): Generator<Record> {
  let at = 0
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at)
    const start = at + 4
    const end = start + stream.readUInt16LE(at + 2)
    // Writers pad the stream with zeros after the last substream.
    if (type === 0 && end === start) return
    if (end > stream.length) throw damaged()
    yield { type, at, data: stream.subarray(start, end) }
    at = end
  }
}

const sheetNameOf = (data: Buffer, biff8: boolean): string => {
  const length = data[6] ?? 0
  if (!biff8) return data.toString('latin1', 7, 7 + length)
  return (data[7] ?? 0) & 1
    ? data.toString('utf16le', 8, 8 + length * 2)
    : data.toString('latin1', 8, 8 + length)
}

interface Counted {
  readonly formulas: Set<string>
  cells: number
  closed: boolean
}

/** Adds a cell record to the count of its sheet and checks it against the limits. */
const count = (sheet: Counted, { type, data }: Record, name: string, limits: Limits): void => {
  if (data.length < 6) throw damaged()
  const row = data.readUInt16LE(0)
  const column = data.readUInt16LE(2)
  const width = type === MULRK ? Math.floor((data.length - 6) / 6) : 1
  if (row >= limits.rows) throw new WorkbookError('demasiadas-filas', name, limits.rows)
  if (column + width > limits.columns)
    throw new WorkbookError('demasiadas-columnas', name, limits.columns)
  sheet.cells += width
  if (sheet.cells > limits.cells) throw new WorkbookError('demasiadas-celdas', name, limits.cells)
  if (FORMULAS.has(type)) sheet.formulas.add(`${columnName(column)}${row + 1}`)
}

/**
 * Walks the records of a workbook stream before SheetJS sees it: complete, not encrypted, no macros, within
 * the limits. SheetJS alone reads a cut stream without complaint and forgets formulas it cannot parse.
 */
export const inspectBiff = (stream: Buffer, limits: Limits): BiffSheet[] => {
  const found: Omit<BiffSheet, 'formulas'>[] = []
  const counted = new Map<number, Counted>()
  let biff8 = false
  let depth = 0
  let current: Counted | undefined
  let name = ''
  for (const record of recordsOf(stream)) {
    const { type, at, data } = record
    if (type === BOF) {
      if (depth++ > 0) continue
      if (at === 0) biff8 = data.length >= 2 && data.readUInt16LE(0) === BIFF8
      current = { formulas: new Set(), cells: 0, closed: false }
      counted.set(at, current)
      name = found.find(({ position }) => position === at)?.name ?? ''
    } else if (!current || depth === 0) throw damaged()
    else if (type === EOF) current.closed = --depth === 0
    else if (type === FILEPASS) throw new WorkbookError('cifrado')
    else if (type === OBPROJ) throw new WorkbookError('macros')
    else if (depth > 1) continue
    else if (type === BOUNDSHEET) {
      if (data.length < 8 || MACROS.has(data[5] ?? 0))
        throw data.length < 8 ? damaged() : new WorkbookError('macros')
      if (data[5] === WORKSHEET)
        found.push({
          name: sheetNameOf(data, biff8),
          visible: ((data[4] ?? 0) & 3) === 0,
          position: data.readUInt32LE(0),
        })
    } else if (type === MULRK || CELLS.has(type)) count(current, record, name, limits)
  }
  return found.map((sheet) => {
    const sub = counted.get(sheet.position)
    if (!sub?.closed) throw damaged()
    return { ...sheet, formulas: sub.formulas }
  })
}

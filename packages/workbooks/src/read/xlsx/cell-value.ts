import { parseFecha } from '@apremia/core'
import { WorkbookError } from '../../workbook-error.ts'
import { unescapeCell } from '../../xml/unescape.ts'
import type { Cell, DateCell } from '../cell.ts'
import { fechaOfSerial, serialOfFecha } from '../excel-date.ts'
import type { ScanContext } from './scan-context.ts'
import { textOfRuns } from './text-of-runs.ts'

/** Type of a cell of an .xlsx sheet, from its attribute `t`: n, s, str, inlineStr, b, e, d. */
export type CellType = 'number' | 'shared' | 'text' | 'inline' | 'boolean' | 'error' | 'date'

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
/**
 * Highest serial number of a date that the cache of dates stores, in the year 2064. The cache saves work, because a
 * register repeats the same dates hundreds of thousands of times.
 */
const LAST_COMMON_DAY = 60_000

const malformed = (text: string): WorkbookError =>
  new WorkbookError('xml-invalido', `valor ${text.slice(0, 20)}`)

export interface CellValues {
  ofNumber(value: number, style: number): Cell
  ofShared(index: number): Cell
  ofText(raw: string): Cell
  ofRaw(raw: string, type: CellType, style: number): Cell
  ofInline(xml: string): Cell
}

export const createCellValues = ({
  strings,
  formats,
  date1904,
  limits,
}: ScanContext): CellValues => {
  const dates: (DateCell | undefined)[] = []
  const dateOf = (serial: number): DateCell => {
    const known = dates[serial]
    if (known) return known
    const cell: DateCell = { kind: 'date', fecha: fechaOfSerial(serial, date1904), serial }
    if (serial >= 0 && serial < LAST_COMMON_DAY && Number.isInteger(serial)) dates[serial] = cell
    return cell
  }
  const checked = (text: string): Cell => {
    if (text.length > limits.text) throw new WorkbookError('texto-largo', limits.text)
    return text === '' ? undefined : text
  }
  const ofNumber = (value: number, style: number): Cell => {
    const kind = formats.kinds[style]
    if (kind === undefined || kind === 'plain') return value
    if (kind === 'date') return dateOf(value)
    return { kind: 'number', value, format: formats.codes[style] ?? '' }
  }
  const isoDate = (raw: string): Cell => {
    const fecha = parseFecha(raw.slice(0, 10))
    if (fecha === undefined) throw malformed(raw)
    return { kind: 'date', fecha, serial: serialOfFecha(fecha) ?? 0 }
  }
  const ofShared = (index: number): Cell => {
    const text = strings.get(index)
    return text === '' ? undefined : text
  }
  const ofText = (raw: string): Cell => checked(unescapeCell(raw))
  return {
    ofNumber,
    ofShared,
    ofText,
    ofInline: (xml) => checked(textOfRuns(xml)),
    ofRaw: (raw, type, style) => {
      if (raw === '') return undefined
      if (type === 'text' || type === 'inline') return ofText(raw)
      if (type === 'error') return { kind: 'error', text: unescapeCell(raw) }
      if (type === 'boolean') return raw === '1' || raw === 'true'
      if (type === 'date') return isoDate(raw)
      const number = NUMBER.test(raw.trim()) ? Number(raw) : Number.NaN
      if (!Number.isFinite(number)) throw malformed(raw)
      if (type !== 'shared') return ofNumber(number, style)
      return Number.isInteger(number) ? ofShared(number) : ofShared(-1)
    },
  }
}

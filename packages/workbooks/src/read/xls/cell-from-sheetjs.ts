import type { CellObject } from 'xlsx'
import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'
import type { Cell } from '../cell.ts'
import { fechaOfSerial } from '../excel-date.ts'
import { kindOfCode } from '../number-format.ts'

/** Texts of error cells by their code (MS-XLS §2.5.10). */
const ERRORS: ReadonlyMap<number, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, '#GETTING_DATA'],
])

const fromNumber = (value: number, code: string, date1904: boolean): Cell => {
  const kind = kindOfCode(code)
  if (kind === 'plain') return value
  if (kind === 'date') return { kind, fecha: fechaOfSerial(value, date1904), serial: value }
  return { kind: 'number', value, format: code }
}

const fromText = (text: string, limits: Limits): Cell => {
  if (text.length > limits.text) throw new WorkbookError('texto-largo', limits.text)
  return text === '' ? undefined : text
}

/** Converts a cell of SheetJS to the cell that an .xlsx would give. Formulas are not converted here. */
export const cellFromSheetJs = (cell: CellObject, date1904: boolean, limits: Limits): Cell => {
  const { v: value } = cell
  if (cell.t === 'e') return { kind: 'error', text: ERRORS.get(Number(value)) ?? '#ERROR!' }
  if (typeof value === 'number') return fromNumber(value, String(cell.z ?? ''), date1904)
  if (typeof value === 'boolean') return value
  return typeof value === 'string' ? fromText(value, limits) : undefined
}

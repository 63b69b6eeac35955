import type { Fecha } from '@apremia/core'
import { formatFecha } from '@apremia/core'
import { formatNumber } from './number-format.ts'

/** Number with a date format. `fecha` is undefined when the serial number is not a calendar day. */
export interface DateCell {
  readonly kind: 'date'
  readonly fecha: Fecha | undefined
  readonly serial: number
}

/** Number shown with extra characters between its digits, because of its number format, for example '000-000000-0'. */
export interface FormattedCell {
  readonly kind: 'number'
  readonly value: number
  readonly format: string
}

export interface ErrorCell {
  readonly kind: 'error'
  readonly text: string
}

/** Cell with a formula. Its last computed value is never used. `text` starts with '='. */
export interface FormulaCell {
  readonly kind: 'formula'
  readonly text: string
}

/**
 * Value of a cell. Texts, numbers and booleans are plain JavaScript values. An object for each of millions of cells
 * would take too much memory. Undefined is an empty cell.
 */
export type Cell =
  | string
  | number
  | boolean
  | DateCell
  | FormattedCell
  | ErrorCell
  | FormulaCell
  | undefined

export interface Row {
  /** Number of the row, from 1, as the spreadsheet program shows it. */
  readonly number: number
  readonly hidden: boolean
  /** Cells by column, from column 0. The list ends at the last cell with content. */
  readonly cells: readonly Cell[]
}

const dateText = ({ fecha, serial }: DateCell): string =>
  fecha === undefined ? String(serial) : formatFecha(fecha)

/** Returns approximately the text that a person sees in the cell. */
export const textOfCell = (cell: Cell): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'boolean') return cell ? 'VERDADERO' : 'FALSO'
  if (cell.kind === 'number') return formatNumber(cell.value, cell.format)
  return cell.kind === 'date' ? dateText(cell) : cell.text
}

/** Returns the number of a numeric cell. Returns undefined for any other cell, and for a cell with a date format. */
export const numberOfCell = (cell: Cell): number | undefined => {
  if (typeof cell === 'number') return cell
  return typeof cell === 'object' && cell.kind === 'number' ? cell.value : undefined
}

export const isBlank = (cell: Cell): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '')

import type { Fecha } from '@apremia/core'
import { formatFecha } from '@apremia/core'
import { formatNumber } from './number-format.ts'

/** A number shown by a date format. `fecha` is undefined when the serial is no day of the calendar. */
export interface DateCell {
  readonly kind: 'date'
  readonly fecha: Fecha | undefined
  readonly serial: number
}

/** A number whose format shows something else than its digits, for example '000-000000-0'. */
export interface FormattedCell {
  readonly kind: 'number'
  readonly value: number
  readonly format: string
}

/** An error value, such as '#REF!'. */
export interface ErrorCell {
  readonly kind: 'error'
  readonly text: string
}

/** A formula; its last computed value is never used. `text` starts with '='. */
export interface FormulaCell {
  readonly kind: 'formula'
  readonly text: string
}

/**
 * A cell as read. Plain texts, numbers and booleans are the JavaScript values themselves, which is what
 * keeps millions of them cheap; undefined is an empty cell.
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

/** A row with content. */
export interface Row {
  /** Number of the row as the spreadsheet program shows it, from 1. */
  readonly number: number
  readonly hidden: boolean
  /** Cells by column from 0. The list may be shorter than the sheet is wide. */
  readonly cells: readonly Cell[]
}

const dateText = ({ fecha, serial }: DateCell): string =>
  fecha === undefined ? String(serial) : formatFecha(fecha)

/** The text a person sees in the cell, as closely as this matters. */
export const textOfCell = (cell: Cell): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'boolean') return cell ? 'VERDADERO' : 'FALSO'
  if (cell.kind === 'number') return formatNumber(cell.value, cell.format)
  return cell.kind === 'date' ? dateText(cell) : cell.text
}

/** The number of a numeric cell, whatever its format; undefined for everything else, dates included. */
export const numberOfCell = (cell: Cell): number | undefined => {
  if (typeof cell === 'number') return cell
  return typeof cell === 'object' && cell.kind === 'number' ? cell.value : undefined
}

export const isBlank = (cell: Cell): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '')

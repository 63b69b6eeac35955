import { wireAmount } from '@apremia/core'
import { columnName } from '../cell-address.ts'
import { serialOfFecha } from '../read/excel-date.ts'
import type { WorkbookColumn } from './column.ts'
import { STYLE } from './styles.ts'
import type { XmlBytes } from './xml-bytes.ts'

/** Writes one cell of a row as XML. `number` is the row number, in ASCII digits. */
export type CellWriter<T> = (out: XmlBytes, number: Uint8Array, row: T) => void

/**
 * Largest number with 15 digits. Spreadsheet programs round a number with more digits, so such a number is written as
 * text.
 */
const LAST_EXACT = 999_999_999_999_999

const CLOSE_NUMBER = Buffer.from('</v></c>')
const CLOSE_TEXT = Buffer.from('</is></c>')

export const styleOf = <T>({ type, wrap }: WorkbookColumn<T>): number =>
  wrap ? STYLE.wrapped : STYLE[type]

/** Creates the function that writes the cells of a column. The values null, undefined and '' write no cell. */
export const createCellWriter = <T>(column: WorkbookColumn<T>, index: number): CellWriter<T> => {
  const open = Buffer.from(`<c r="${columnName(index)}`)
  const textStyle = column.type === 'text' ? styleOf(column) : STYLE.text
  const middleOfText = Buffer.from(`" s="${textStyle}" t="inlineStr"><is>`)
  const middle = Buffer.from(`" s="${styleOf(column)}"><v>`)
  const writeText = (out: XmlBytes, number: Uint8Array, text: string): void => {
    out.raw(open)
    out.raw(number)
    out.raw(middleOfText)
    out.text(text)
    out.raw(CLOSE_TEXT)
  }
  const writeFigure = (out: XmlBytes, number: Uint8Array, digits: string): void => {
    out.raw(open)
    out.raw(number)
    out.raw(middle)
    out.ascii(digits)
    out.raw(CLOSE_NUMBER)
  }
  switch (column.type) {
    case 'text':
      return (out, number, row) => {
        const text = column.value(row)
        if (text) writeText(out, number, text)
      }
    case 'integer':
      return (out, number, row) => {
        const value = column.value(row)
        if (value === null || value === undefined) return
        const write = Math.abs(value) > LAST_EXACT ? writeText : writeFigure
        write(out, number, String(value))
      }
    case 'amount':
      return (out, number, row) => {
        const value = column.value(row)
        if (value === null || value === undefined) return
        if (value === 'ERROR') return writeText(out, number, value)
        const write = Math.abs(value) > LAST_EXACT ? writeText : writeFigure
        write(out, number, wireAmount(value))
      }
    case 'date':
      return (out, number, row) => {
        const value = column.value(row)
        if (value === null || value === undefined) return
        const serial = serialOfFecha(value)
        if (serial === undefined) writeText(out, number, value)
        else writeFigure(out, number, String(serial))
      }
  }
}

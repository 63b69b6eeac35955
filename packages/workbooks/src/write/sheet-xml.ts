import { wireAmount } from '@apremia/core'
import { columnName } from '../cell-address.ts'
import { serialOfFecha } from '../read/excel-date.ts'
import { inlineText } from './cell-text.ts'
import { type Column, widthOf } from './column.ts'
import { STYLE } from './styles.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Beyond 15 digits a spreadsheet rounds: such figures are written as text. */
const LAST_EXACT = 999_999_999_999_999

export interface SheetOptions {
  /** Heading fixed while scrolling, with a filter on each column. Default true. */
  readonly table?: boolean
}

/** Makes the XML of one sheet, row by row. Cells keep their references: some readers fail without them. */
export interface SheetXml<T> {
  /** Everything up to and with the heading row. */
  start(): string
  /** A data row; `number` is that of the sheet, from 2. */
  row(number: number, value: T): string
  /** Everything after the last row. */
  end(lastRow: number): string
}

type Cell<T> = (row: T, number: number) => string

const textCell = (open: string, number: number, text: string): string =>
  `${open}${number}" s="${STYLE.text}" t="inlineStr">${inlineText(text)}</c>`

const cellOf = <T>(column: Column<T>, index: number): Cell<T> => {
  const open = `<c r="${columnName(index)}`
  switch (column.type) {
    case 'text': {
      const middle = `" s="${column.wrap ? STYLE.wrapped : STYLE.text}" t="inlineStr">`
      return (row, number) => {
        const text = column.value(row)
        return text ? `${open}${number}${middle}${inlineText(text)}</c>` : ''
      }
    }
    case 'integer':
      return (row, number) => {
        const value = column.value(row)
        if (value === null || value === undefined) return ''
        return Math.abs(value) > LAST_EXACT
          ? textCell(open, number, String(value))
          : `${open}${number}" s="${STYLE.integer}"><v>${value}</v></c>`
      }
    case 'amount':
      return (row, number) => {
        const value = column.value(row)
        if (value === null || value === undefined) return ''
        return Math.abs(value) > LAST_EXACT
          ? textCell(open, number, wireAmount(value))
          : `${open}${number}" s="${STYLE.amount}"><v>${wireAmount(value)}</v></c>`
      }
    case 'date':
      return (row, number) => {
        const value = column.value(row)
        if (value === null || value === undefined) return ''
        const serial = serialOfFecha(value)
        return serial === undefined
          ? textCell(open, number, value)
          : `${open}${number}" s="${STYLE.date}"><v>${serial}</v></c>`
      }
  }
}

const styleOf = <T>({ type, wrap }: Column<T>): number => (wrap ? STYLE.wrapped : STYLE[type])

/** Printed lying, as wide as the page. */
const FIT = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'
const PAGE =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>'

const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

export const createSheetXml = <T>(
  columns: readonly Column<T>[],
  { table = true }: SheetOptions = {},
): SheetXml<T> => {
  const cells = columns.map(cellOf)
  const lastColumn = columnName(columns.length - 1)
  const cols = columns.map(
    (column, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${widthOf(column)}" style="${styleOf(column)}" customWidth="1"/>`,
  )
  const headings = columns.map(
    ({ heading }, i) =>
      `<c r="${columnName(i)}1" s="${STYLE.heading}" t="inlineStr">${inlineText(heading)}</c>`,
  )
  return {
    start: () =>
      [
        `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${MAIN}">`,
        FIT,
        table ? FROZEN : '',
        `<cols>${cols.join('')}</cols><sheetData>`,
        `<row r="1" ht="20" customHeight="1">${headings.join('')}</row>`,
      ].join(''),
    row: (number, value) => {
      let xml = `<row r="${number}">`
      for (const cell of cells) xml += cell(value, number)
      return `${xml}</row>`
    },
    end: (lastRow) =>
      `</sheetData>${table ? `<autoFilter ref="A1:${lastColumn}${lastRow}"/>` : ''}${PAGE}</worksheet>`,
  }
}

import { columnName } from '../cell-address.ts'
import { escapedText } from './cell-text.ts'
import { createCellWriter, styleOf } from './cell-writer.ts'
import { type WorkbookColumn, widthOf } from './column.ts'
import { STYLE } from './styles.ts'
import type { XmlBytes } from './xml-bytes.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const CLOSE_ROW = Buffer.from('</row>')

export interface SheetOptions {
  /** True when the heading row stays fixed while scrolling and each column has a filter. By default it is true. */
  readonly table?: boolean
}

/** Writer of the XML of one sheet, row by row. Each cell has its reference ('B7'), because some programs need it. */
export interface SheetXml<T> {
  start(out: XmlBytes): void
  row(out: XmlBytes, number: number, value: T): void
  end(out: XmlBytes, lastRow: number): void
}

/** Page settings of the print: landscape, with all the columns in the width of the page. */
const FIT = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'
const PAGE =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>'

const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

const startOf = <T>(columns: readonly WorkbookColumn<T>[], table: boolean): string => {
  const cols = columns.map(
    (column, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${widthOf(column)}" style="${styleOf(column)}" customWidth="1"/>`,
  )
  const headings = columns.map(
    ({ heading }, i) =>
      `<c r="${columnName(i)}1" s="${STYLE.heading}" t="inlineStr"><is>${escapedText(heading)}</is></c>`,
  )
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${MAIN}">`,
    FIT,
    table ? FROZEN : '',
    `<cols>${cols.join('')}</cols><sheetData>`,
    `<row r="1" ht="20" customHeight="1">${headings.join('')}</row>`,
  ].join('')
}

export const createSheetXml = <T>(
  columns: readonly WorkbookColumn<T>[],
  { table = true }: SheetOptions = {},
): SheetXml<T> => {
  const cells = columns.map(createCellWriter)
  const lastColumn = columnName(columns.length - 1)
  return {
    start: (out) => out.markup(startOf(columns, table)),
    row: (out, number, value) => {
      const digits = Buffer.from(String(number))
      out.ascii('<row r="')
      out.raw(digits)
      out.ascii('">')
      for (const cell of cells) cell(out, digits, value)
      out.raw(CLOSE_ROW)
    },
    end: (out, lastRow) =>
      out.markup(
        `</sheetData>${table ? `<autoFilter ref="A1:${lastColumn}${lastRow}"/>` : ''}${PAGE}</worksheet>`,
      ),
  }
}

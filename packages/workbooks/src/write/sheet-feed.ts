import type { WorkbookColumn } from './column.ts'
import { createSheetXml, type SheetOptions } from './sheet-xml.ts'
import type { XmlBytes } from './xml-bytes.ts'

/** Sheet written from rows of type T. A row of type T may write any number of sheet rows. */
export interface SheetFeed<T> {
  readonly name: string
  /** Writes the XML before the data rows, heading row included. */
  start(out: XmlBytes): void
  /** Writes the sheet rows of `row`. Their numbers follow the last row written. */
  add(out: XmlBytes, row: T): void
  end(out: XmlBytes): void
}

/** Sheets written in one pass over the same rows. */
export interface SheetGroup<T> {
  readonly rows: Iterable<T> | AsyncIterable<T>
  readonly feeds: readonly SheetFeed<T>[]
}

export const createSheetFeed = <T, U>(
  name: string,
  columns: readonly WorkbookColumn<U>[],
  expand: (row: T) => Iterable<U>,
  options?: SheetOptions,
): SheetFeed<T> => {
  const xml = createSheetXml(columns, options)
  let last = 1
  return {
    name,
    start: xml.start,
    add: (out, row) => {
      for (const value of expand(row)) xml.row(out, ++last, value)
    },
    end: (out) => xml.end(out, last),
  }
}

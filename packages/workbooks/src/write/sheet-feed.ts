import type { WorkbookColumn } from './column.ts'
import { createSheetXml, type SheetOptions } from './sheet-xml.ts'
import type { XmlBytes } from './xml-bytes.ts'

/** A sheet fed from rows of type T: each gives any number of the sheet's own rows. */
export interface SheetFeed<T> {
  readonly name: string
  /** Everything up to and with the heading. */
  start(out: XmlBytes): void
  /** The rows that `row` gives, numbered on from the last one. */
  add(out: XmlBytes, row: T): void
  end(out: XmlBytes): void
}

/** Sheets filled in one pass over the same rows. */
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

import type { Column } from './column.ts'
import { createSheetXml, type SheetOptions } from './sheet-xml.ts'

/** A sheet fed from rows of type T: each gives any number of the sheet's own rows. */
export interface SheetFeed<T> {
  readonly name: string
  /** Everything up to and with the heading. */
  start(): string
  /** The rows that `row` gives, numbered on from the last one. */
  add(row: T): string
  end(): string
}

/** Sheets filled in one pass over the same rows. */
export interface SheetGroup<T> {
  readonly rows: Iterable<T> | AsyncIterable<T>
  readonly feeds: readonly SheetFeed<T>[]
}

export const createSheetFeed = <T, U>(
  name: string,
  columns: readonly Column<U>[],
  expand: (row: T) => Iterable<U>,
  options?: SheetOptions,
): SheetFeed<T> => {
  const xml = createSheetXml(columns, options)
  let last = 1
  return {
    name,
    start: xml.start,
    add: (row) => {
      let text = ''
      for (const value of expand(row)) text += xml.row(++last, value)
      return text
    },
    end: () => xml.end(last),
  }
}

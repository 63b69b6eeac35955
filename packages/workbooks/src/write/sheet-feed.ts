import type { WorkbookColumn } from './column.ts'
import { createSheetXml, type SheetOptions } from './sheet-xml.ts'
import type { XmlBytes } from './xml-bytes.ts'

export interface SheetFeed<T> {
  readonly name: string
  start(out: XmlBytes): void
  add(out: XmlBytes, row: T): void
  end(out: XmlBytes): void
}

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

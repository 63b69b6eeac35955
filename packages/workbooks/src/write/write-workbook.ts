import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { WorkbookColumn } from './column.ts'
import { createSheetFeed } from './sheet-feed.ts'
import type { SheetOptions } from './sheet-xml.ts'
import { type AnyGroup, type WorkbookOptions, workbookBytes } from './workbook-bytes.ts'

interface SheetHead<T> extends SheetOptions {
  /** 1 to 31 characters, none of []:*?/\ */
  readonly name: string
  readonly columns: readonly WorkbookColumn<T>[]
}

/** Rows that come a few hundreds at a time: awaiting each of them takes longer than writing it. */
interface SheetInBatches<T> extends SheetHead<T> {
  readonly batches: AsyncIterable<readonly T[]>
}

interface SheetInRows<T> extends SheetHead<T> {
  readonly rows: Iterable<T> | AsyncIterable<T>
}

/** A sheet to write: a heading row and a row for each one given. */
export type SheetSpec<T> = SheetInRows<T> | SheetInBatches<T>

/** Workbook to write. Each sheet has its own type of row. */
export interface WorkbookSpec<T extends readonly unknown[]> extends WorkbookOptions {
  readonly sheets: { readonly [K in keyof T]: SheetSpec<T[K]> }
}

const groupOf = <T>(sheet: SheetSpec<T>): AnyGroup => {
  const { name, columns } = sheet
  return (
    'batches' in sheet
      ? {
          rows: sheet.batches,
          feeds: [createSheetFeed(name, columns, (rows: readonly T[]) => rows, sheet)],
        }
      : { rows: sheet.rows, feeds: [createSheetFeed(name, columns, (row: T) => [row], sheet)] }
  ) as AnyGroup
}

/** Returns the bytes of a workbook as an async generator, for a caller that puts them inside another file. */
export const streamWorkbook = <T extends readonly unknown[]>(
  spec: WorkbookSpec<T>,
): AsyncGenerator<Buffer> => workbookBytes(spec.sheets.map(groupOf), spec)

/**
 * Writes an .xlsx to a stream and ends it. Rows are asked for as the stream takes the bytes, so memory stays
 * flat. Rejects when the rows or the stream fail; nothing is left open.
 */
export const writeWorkbook = <T extends readonly unknown[]>(
  out: Writable,
  spec: WorkbookSpec<T>,
): Promise<void> => pipeline(streamWorkbook(spec), out)

/** A small workbook in one piece. */
export const buildWorkbook = async <T extends readonly unknown[]>(
  spec: WorkbookSpec<T>,
): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const bytes of streamWorkbook(spec)) pieces.push(bytes)
  return Buffer.concat(pieces)
}

import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { WorkbookColumn } from './column.ts'
import { createSheetFeed } from './sheet-feed.ts'
import type { SheetOptions } from './sheet-xml.ts'
import { type AnyGroup, type WorkbookOptions, workbookBytes } from './workbook-bytes.ts'

interface SheetHead<T> extends SheetOptions {
  /** Name of the sheet: 1 to 31 characters, none of []:*?/\ */
  readonly name: string
  readonly columns: readonly WorkbookColumn<T>[]
}

/** Sheet whose rows come in batches of a few hundred. Awaiting each single row would take longer than writing it. */
interface SheetInBatches<T> extends SheetHead<T> {
  readonly batches: AsyncIterable<readonly T[]>
}

interface SheetInRows<T> extends SheetHead<T> {
  readonly rows: Iterable<T> | AsyncIterable<T>
}

export type SheetSpec<T> = SheetInRows<T> | SheetInBatches<T>

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

/** Yields the bytes of an .xlsx workbook, for a caller that stores the workbook inside another file, such as a zip. */
export const streamWorkbook = <T extends readonly unknown[]>(
  spec: WorkbookSpec<T>,
): AsyncGenerator<Buffer> => workbookBytes(spec.sheets.map(groupOf), spec)

/**
 * Writes an .xlsx workbook to a stream and ends the stream. Rows are read only as fast as the stream accepts bytes, so
 * the memory does not grow. The promise rejects when the rows or the stream fail.
 */
export const writeWorkbook = <T extends readonly unknown[]>(
  out: Writable,
  spec: WorkbookSpec<T>,
): Promise<void> => pipeline(streamWorkbook(spec), out)

export const buildWorkbook = async <T extends readonly unknown[]>(
  spec: WorkbookSpec<T>,
): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const bytes of streamWorkbook(spec)) pieces.push(bytes)
  return Buffer.concat(pieces)
}

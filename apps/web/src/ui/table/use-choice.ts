import { useRef } from 'react'
import { moveRange, rangeOf } from './range.ts'
import type { Selection } from './selection.tsx'

type Key = string | number

/** Functions that choose rows of a table. Each row is named by its position on the page. */
export interface Choice {
  readonly size: number
  readonly some: boolean
  readonly isChosen: (index: number) => boolean
  /**
   * Chooses a row when `on` is true, or removes it from the chosen rows. With `range`, chooses or removes every row
   * from the last chosen row to this row.
   */
  readonly choose: (index: number, on: boolean, range: boolean) => void
  /**
   * Changes the end of the range of chosen rows from the row `from` to the row `to`. When no range ends at `from`, a
   * new range starts there.
   */
  readonly extend: (from: number, to: number) => void
}

/**
 * Returns the functions that choose rows and ranges of rows of the page. Undefined while the rows of the table cannot
 * be chosen.
 */
export const useChoice = <Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => Key,
  selection: Selection<Row> | undefined,
): Choice | undefined => {
  const range = useRef<{ readonly anchor: Key | undefined; readonly end: Key | undefined }>(
    undefined,
  )
  if (!selection || selection.blockedBy !== undefined) return undefined
  const { isChosen, onChoose } = selection
  const keyAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? undefined : rowKey(row)
  }
  const find = (key: Key | undefined) => rows.findIndex((row) => rowKey(row) === key)
  const put = (indexes: readonly number[], on: boolean) => {
    const changed = indexes
      .flatMap((index) => rows.slice(index, index + 1))
      .filter((row) => isChosen(row) !== on)
    if (changed.length > 0) onChoose(changed, on)
  }
  return {
    size: rows.length,
    some: rows.some(isChosen),
    isChosen: (index) => rows.slice(index, index + 1).some(isChosen),
    choose: (index, on, wide) => {
      const last = wide ? find(range.current?.anchor) : -1
      const anchor = last < 0 ? index : last
      range.current = { anchor: keyAt(anchor), end: keyAt(index) }
      put(rangeOf(anchor, index), on)
    },
    extend: (from, to) => {
      const last = find(range.current?.end) === from ? find(range.current?.anchor) : -1
      const anchor = last < 0 ? from : last
      const { inside, outside } = moveRange(anchor, from, to)
      range.current = { anchor: keyAt(anchor), end: keyAt(to) }
      put(outside, false)
      put(inside, true)
    },
  }
}

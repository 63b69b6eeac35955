/** Place in a table that the keyboard focus can take. A cell with several controls has one place for each control. */
export interface Place {
  readonly row: number
  readonly cell: number
  readonly item: number
}

/** Size of a table. Every row has at least one cell, and every cell has at least one place for the keyboard focus. */
export interface Shape {
  readonly rows: number
  readonly cells: (row: number) => number
  readonly items: (row: number, cell: number) => number
}

export type Move =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'start'
  | 'end'

/** Number of rows by which Page Up and Page Down move the focus. */
export const PAGE_ROWS = 10

const clamp = (value: number, size: number): number => Math.max(0, Math.min(value, size - 1))

/** Returns the existing place of the table that is nearest to the given place, which may be outside the table. */
export const nearestPlace = (shape: Shape, { row, cell, item }: Place): Place => {
  const inRow = clamp(row, shape.rows)
  const inCell = clamp(cell, shape.cells(inRow))
  return { row: inRow, cell: inCell, item: clamp(item, shape.items(inRow, inCell)) }
}

const LAST = Number.MAX_SAFE_INTEGER

const target = (shape: Shape, { row, cell, item }: Place, move: Move): Place => {
  switch (move) {
    case 'left':
      if (item > 0) return { row, cell, item: item - 1 }
      return cell > 0 ? { row, cell: cell - 1, item: LAST } : { row, cell, item }
    case 'right':
      if (item < shape.items(row, cell) - 1) return { row, cell, item: item + 1 }
      return cell < shape.cells(row) - 1 ? { row, cell: cell + 1, item: 0 } : { row, cell, item }
    case 'up':
      return { row: row - 1, cell, item }
    case 'down':
      return { row: row + 1, cell, item }
    case 'pageUp':
      return { row: row - PAGE_ROWS, cell, item }
    case 'pageDown':
      return { row: row + PAGE_ROWS, cell, item }
    case 'rowStart':
      return { row, cell: 0, item: 0 }
    case 'rowEnd':
      return { row, cell: LAST, item: LAST }
    case 'start':
      return { row: 0, cell: 0, item: 0 }
    case 'end':
      return { row: LAST, cell: LAST, item: LAST }
  }
}

/** Decides where a key moves the focus in a table (ux 40). At an edge the focus stays. */
export const nextPlace = (shape: Shape, from: Place, move: Move): Place =>
  nearestPlace(shape, target(shape, from, move))

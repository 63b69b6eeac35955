import type { Place, Shape } from './next-place.ts'

const WIDGETS = 'a[href], button, input, select, textarea, summary'
/**
 * Form fields, which use the arrow keys for their own text or options. The keyboard shortcuts of the table do nothing
 * inside these fields.
 */
const FIELDS = 'input:not([type="checkbox"]), select, textarea'

/**
 * Returns the position of a row among the rows of the page, without the header. Undefined for the header row and the
 * row of totals.
 */
export const rowIndexOf = (table: HTMLTableElement, { row }: Place): number | undefined =>
  rowsOf(table)[row]?.parentElement?.tagName === 'TBODY'
    ? row - (table.tHead?.rows.length ?? 0)
    : undefined

/** Returns the rows of a table, with the header and the totals but without the details of expanded rows. */
export const rowsOf = (table: HTMLTableElement): HTMLTableRowElement[] =>
  [...table.rows].filter((row) => !row.classList.contains('row-detail'))

export const widgetsOf = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(WIDGETS),
]

export const isWidget = (element: Element): boolean => element.matches(WIDGETS)

export const isInWidget = (element: Element): boolean => element.closest(WIDGETS) !== null

export const isField = (element: Element): boolean => element.matches(FIELDS)

/** Tells whether a row is being edited. A row that is being edited keeps the normal Tab order between its fields. */
export const isForm = (row: Element): boolean => row.querySelector(FIELDS) !== null

// jsdom has no `checkVisibility`, so in the unit tests every control counts as visible.
const isUsable = (widget: HTMLElement): boolean =>
  !widget.matches(':disabled') && (widget.checkVisibility?.() ?? true)

/** Returns the elements of a cell that take the focus: its controls or, in a cell without controls, the cell itself. */
const stopsOf = (cell: HTMLTableCellElement): HTMLElement[] => {
  const widgets = widgetsOf(cell).filter(isUsable)
  return widgets.length > 0 ? widgets : [cell]
}

export const shapeOf = (table: HTMLTableElement): Shape => {
  const rows = rowsOf(table)
  const cellOf = (row: number, cell: number) => rows[row]?.cells[cell]
  return {
    rows: rows.length,
    cells: (row) => rows[row]?.cells.length ?? 0,
    items: (row, cell) => {
      const found = cellOf(row, cell)
      return found ? stopsOf(found).length : 0
    },
  }
}

export const stopAt = (table: HTMLTableElement, place: Place): HTMLElement | undefined => {
  const cell = rowsOf(table)[place.row]?.cells[place.cell]
  return cell && stopsOf(cell)[place.item]
}

/**
 * Returns the cell of the table that contains the element. Undefined for an element in the detail of an expanded row,
 * or in a dialog opened from the table.
 */
const ownCell = (table: HTMLTableElement, element: Element): HTMLTableCellElement | undefined => {
  const cell = element.closest<HTMLTableCellElement>('td, th')
  const row = cell?.closest('tr')
  const own = row?.closest('table') === table && !row.classList.contains('row-detail')
  return cell && own ? cell : undefined
}

/**
 * Returns the place (row, cell and control) of an element in a table. An element that cannot take the keyboard focus
 * gets the place of its cell.
 */
export const placeOf = (table: HTMLTableElement, element: Element): Place | undefined => {
  const cell = ownCell(table, element)
  const row = cell?.closest('tr')
  if (!cell || !row) return undefined
  const item = stopsOf(cell).indexOf(element as HTMLElement)
  return { row: rowsOf(table).indexOf(row), cell: cell.cellIndex, item: Math.max(0, item) }
}

import { heightOfBar } from './action-bar.ts'
import { type Move, nearestPlace, nextPlace, type Place } from './next-place.ts'
import { isForm, isWidget, placeOf, rowsOf, shapeOf, stopAt, widgetsOf } from './stops.ts'

/**
 * Sets the scroll padding with which the browser keeps a focused control clear of the sticky header, the sticky first
 * column and the action bar.
 */
const keepClear = (table: HTMLTableElement, stop: HTMLElement): void => {
  const frame = table.parentElement
  const cell = stop.closest<HTMLTableCellElement>('td, th')
  if (!frame || !cell) return
  const first = cell.cellIndex === 0 ? 0 : (table.rows[0]?.cells[0]?.offsetWidth ?? 0)
  const head = cell.closest('thead') ? 0 : (table.tHead?.offsetHeight ?? 0)
  frame.style.scrollPadding = `${head}px 0px 0px ${first}px`
  const below = heightOfBar()
  document.documentElement.style.scrollPaddingBottom =
    below > 0 ? `calc(var(--notices, 0px) + ${below}px)` : ''
}

/**
 * Makes a table one Tab stop (roving tabindex). Only one control or cell of the table has `tabindex` 0, and the arrow
 * keys change which one. A row with text fields keeps the normal Tab order.
 */
export const makeRoving = (table: HTMLTableElement) => {
  let stop: HTMLElement | undefined
  let place: Place = { row: 0, cell: 0, item: 0 }
  let focused = false

  const release = (element: HTMLElement) => {
    const row = element.closest('tr')
    if (isWidget(element) && row && !isForm(row)) element.tabIndex = -1
    else element.removeAttribute('tabindex')
  }

  const take = (next: HTMLElement, at: Place) => {
    if (stop && stop !== next) release(stop)
    stop = next
    next.tabIndex = 0
    place = at
  }

  /** Removes the scroll padding of the page when the focus leaves the rows. */
  const leave = (): void => {
    focused = false
    document.documentElement.style.scrollPaddingBottom = ''
  }

  const focus = (next: HTMLElement, at: Place) => {
    take(next, at)
    keepClear(table, next)
    next.focus()
    // A focused cell grows to show its whole text, so it is scrolled into view. The `?.` is there because jsdom, used
    // in the unit tests, has no `scrollIntoView`.
    next.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }

  /**
   * Removes the controls of the table from the Tab order, except the Tab stop. Rows with text fields keep their
   * controls in the Tab order. Returns true when another row has a control.
   */
  const hide = (): boolean => {
    let found = false
    for (const row of rowsOf(table)) {
      const form = isForm(row)
      for (const widget of widgetsOf(row)) {
        if (form) widget.removeAttribute('tabindex')
        else {
          found = true
          if (widget !== stop && widget.tabIndex !== -1) widget.tabIndex = -1
        }
      }
    }
    return found
  }

  /**
   * Returns the initial position of the Tab stop (the only control with `tabindex` 0). It is in the first row, or in
   * the header of a table without rows.
   */
  const first = (): Place => {
    const heads = table.tHead?.rows.length ?? 0
    return { row: table.tBodies[0]?.rows.length ? heads : 0, cell: 0, item: 0 }
  }

  return {
    /**
     * Finds the Tab stop (the only control with `tabindex` 0) again after the rows changed. When that control is gone,
     * the control at the same position replaces it.
     *
     * @returns false when the table has no controls
     */
    refresh: (): boolean => {
      const found = hide()
      if (!found) {
        if (stop) release(stop)
        stop = undefined
        return false
      }
      const now = stop?.isConnected ? placeOf(table, stop) : undefined
      if (now && stopAt(table, now) === stop) {
        place = now
        return true
      }
      const lost = focused && document.activeElement === document.body
      const at = nearestPlace(shapeOf(table), focused ? place : first())
      const next = stopAt(table, at)
      if (next && lost) focus(next, at)
      else if (next) take(next, at)
      return true
    },
    /**
     * After the focus moved, moves the Tab stop (the only control with `tabindex` 0) to the focused element. Returns
     * true when the focus is in a cell of the table.
     */
    follow: (element: Element): boolean => {
      const at = placeOf(table, element)
      focused = at !== undefined
      if (!at) leave()
      if (at && stopAt(table, at) === element) take(element as HTMLElement, at)
      return focused
    },
    leave,
    /**
     * Makes the clicked cell the Tab stop (the only element with `tabindex` 0). A cell with controls of its own does
     * not become the Tab stop.
     */
    press: (element: Element): void => {
      const at = placeOf(table, element)
      const pressed = at && stopAt(table, at)
      if (pressed && !isWidget(pressed)) take(pressed, at)
    },
    /**
     * Moves the focus from one place of the table to another. With `rows`, the focus stays within those rows. Returns
     * the new place.
     */
    move: (from: Place, move: Move, rows?: { first: number; last: number }): Place => {
      const shape = shapeOf(table)
      const to = nextPlace(shape, from, move)
      const row = rows ? Math.max(rows.first, Math.min(to.row, rows.last)) : to.row
      const at = nearestPlace(shape, { ...to, row })
      const next = stopAt(table, at)
      if (next) focus(next, at)
      return place
    },
    focusIn: (element: Element): void => {
      const at = placeOf(table, element)
      const next = at && stopAt(table, at)
      if (next) focus(next, at)
    },
    /** Moves the focus back to the Tab stop, the only control of the table that the Tab key reaches. */
    back: (): void => {
      if (stop) focus(stop, placeOf(table, stop) ?? place)
    },
    isFocused: (): boolean => focused,
  }
}

export type Roving = ReturnType<typeof makeRoving>

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Move } from './next-place.ts'
import { makeRoving, type Roving } from './roving.ts'
import { isField, isWidget, placeOf, widgetsOf } from './stops.ts'

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'rowStart',
  End: 'rowEnd',
  'Ctrl+Home': 'start',
  'Ctrl+End': 'end',
}

/** Control that Enter operates from a cell of the row that has none: the one of the main column, or the first one. */
const mainOf = (row: Element): HTMLElement | undefined =>
  [...row.querySelectorAll('[data-main]'), row]
    .flatMap(widgetsOf)
    .find((widget) => !(widget instanceof HTMLInputElement) && !widget.matches(':disabled'))

/**
 * Moves the focus through a table with the keys of the ARIA grid pattern (ux 40). A table without controls is left as
 * it is.
 */
export const useGrid = (table: RefObject<HTMLTableElement | null>) => {
  const [grid, setGrid] = useState(false)
  const roving = useRef<Roving>(undefined)
  const observer = useRef<MutationObserver>(undefined)

  useLayoutEffect(() => {
    if (!table.current) return
    const made = makeRoving(table.current)
    roving.current = made
    // A control of a cell may appear without a new render of the table.
    const watching = new MutationObserver(() => setGrid(made.refresh()))
    watching.observe(table.current, { childList: true, subtree: true })
    observer.current = watching
    return () => watching.disconnect()
  }, [table])

  useLayoutEffect(() => {
    observer.current?.takeRecords()
    if (roving.current) setGrid(roving.current.refresh())
  })

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, currentTarget } = event
    const target = event.target as Element
    const place = placeOf(currentTarget, target)
    if (!place || event.defaultPrevented || altKey || metaKey || isField(target)) return
    const move = shiftKey ? undefined : MOVES[ctrlKey ? `Ctrl+${key}` : key]
    if (move) {
      event.preventDefault()
      roving.current?.move(place, move)
      return
    }
    const row = target.closest('tbody > tr')
    const opens = key === 'Enter' && !ctrlKey && !shiftKey && !event.repeat
    const main = row && opens && (target instanceof HTMLInputElement || !isWidget(target))
    if (main) {
      event.preventDefault()
      mainOf(row)?.click()
    }
  }

  return {
    grid,
    handlers: grid
      ? {
          onKeyDown,
          onFocus: ({ target }: FocusEvent) => roving.current?.follow(target),
          onBlur: ({ target }: FocusEvent) => {
            // The window lost the focus, not the table.
            if (document.activeElement !== target) roving.current?.leave()
          },
          onMouseDown: ({ target }: MouseEvent) => roving.current?.press(target as Element),
        }
      : {},
  }
}

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keepWayBack } from './action-bar.ts'
import { pressKey } from './grid-keys.ts'
import { makeRoving, type Roving } from './roving.ts'
import { isInWidget, placeOf, rowIndexOf } from './stops.ts'
import type { Choice } from './use-choice.ts'

/**
 * Makes a table with controls a single Tab stop. The keys of the ARIA grid pattern, such as the arrow keys, move the
 * focus between its cells (ux 40). A table without controls does not change.
 */
export const useGrid = (table: RefObject<HTMLTableElement | null>, choice: Choice | undefined) => {
  const [grid, setGrid] = useState(false)
  const roving = useRef<Roving>(undefined)
  const observer = useRef<MutationObserver>(undefined)

  useLayoutEffect(() => {
    if (!table.current) return
    const made = makeRoving(table.current)
    roving.current = made
    // Updates the Tab stop when a control appears in a cell without a new render of the table.
    const watching = new MutationObserver(() => setGrid(made.refresh()))
    watching.observe(table.current, { childList: true, subtree: true })
    observer.current = watching
    return () => {
      watching.disconnect()
      made.leave()
    }
  }, [table])

  // Finding the Tab stop is slow, because the browser must compute the styles of the whole page. The search therefore
  // happens after the rows are painted. If the table has the focus, the search happens before, so that the focus is not
  // lost.
  useLayoutEffect(() => {
    observer.current?.takeRecords()
    if (roving.current?.isFocused()) setGrid(roving.current.refresh())
  })
  useEffect(() => {
    if (roving.current && !roving.current.isFocused()) setGrid(roving.current.refresh())
  })

  /**
   * Returns the position, on the page, of the row in which an event happened, such as a click. Undefined when the event
   * happened outside the rows, or when rows cannot be chosen.
   */
  const indexOf = ({ currentTarget, target }: SyntheticEvent<HTMLTableElement>) => {
    const place = choice && placeOf(currentTarget, target as Element)
    return place && rowIndexOf(currentTarget, place)
  }
  const rangeEnd = (event: MouseEvent<HTMLTableElement>) =>
    event.shiftKey && !isInWidget(event.target as Element) ? indexOf(event) : undefined

  const handlers = {
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (roving.current) pressKey(event, roving.current, choice)
    },
    // Firefox clicks a button when Space is released, even if the table already handled the key press.
    onKeyUp: (event: KeyboardEvent<HTMLTableElement>) => {
      if (event.key === ' ' && indexOf(event) !== undefined) event.preventDefault()
    },
    onFocus: ({ target }: FocusEvent) => {
      const { current } = roving
      if (current?.follow(target)) keepWayBack(current.back)
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      // The table keeps the focus when the focus moves to another of its elements. It also keeps the focus when the
      // whole window loses the focus.
      const stays = document.activeElement === target || currentTarget.contains(relatedTarget)
      if (!stays) roving.current?.leave()
    },
    onMouseDown: (event: MouseEvent<HTMLTableElement>) => {
      roving.current?.press(event.target as Element)
      // Prevents a click with Shift from selecting the text between the previous click and this click.
      if (rangeEnd(event) !== undefined) event.preventDefault()
    },
    onClick: (event: MouseEvent<HTMLTableElement>) => {
      const end = rangeEnd(event)
      if (end === undefined) return
      choice?.choose(end, true, true)
      roving.current?.focusIn(event.target as Element)
    },
  }
  return { grid, handlers: grid ? handlers : {} }
}

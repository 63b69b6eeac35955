import type { KeyboardEvent } from 'react'
import { goToActionBar } from './action-bar.ts'
import type { Move, Place } from './next-place.ts'
import type { Roving } from './roving.ts'
import { isField, isWidget, placeOf, rowIndexOf, widgetsOf } from './stops.ts'
import type { Choice } from './use-choice.ts'

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

/**
 * Moves of the focus within one row. With Shift, a move to another row changes the range of chosen rows. A move within
 * the row does not.
 */
const IN_ROW: readonly Move[] = ['left', 'right', 'rowStart', 'rowEnd']

/**
 * Returns the control that Enter clicks from a cell without controls: the first control of the main column or else of
 * the row. If this control is disabled, Enter does nothing, because the next control could delete the row.
 */
const mainOf = (row: Element): HTMLElement | undefined =>
  [...row.querySelectorAll('[data-main]'), row]
    .flatMap(widgetsOf)
    .find((widget) => !(widget instanceof HTMLInputElement))

/**
 * Handles a key press in a table (ux 40). A key moves the focus, chooses rows, opens a row, or moves to the action bar
 * of the chosen rows.
 */
export const pressKey = (
  event: KeyboardEvent<HTMLTableElement>,
  roving: Roving,
  choice: Choice | undefined,
): void => {
  const { key, ctrlKey, altKey, metaKey, shiftKey, currentTarget: table } = event
  const target = event.target as Element
  const place = placeOf(table, target)
  if (!place || event.defaultPrevented || altKey || metaKey || isField(target)) return
  const index = rowIndexOf(table, place)

  const extend = (from: number, move: Move, { size, extend: put }: Choice) => {
    const first = place.row - from
    const to: Place = roving.move(place, move, { first, last: first + size - 1 })
    put(from, to.row - first)
  }
  const actOn = (): boolean => {
    const move = MOVES[ctrlKey ? `Ctrl+${key}` : key]
    if (move && !shiftKey) {
      roving.move(place, move)
      return true
    }
    if (move && choice && index !== undefined && !IN_ROW.includes(move)) {
      extend(index, move, choice)
      return true
    }
    if (ctrlKey) return false
    if (key === ' ' && choice && index !== undefined) {
      if (!event.repeat) choice.choose(index, shiftKey || !choice.isChosen(index), shiftKey)
      return true
    }
    if (shiftKey) return false
    if (key === 'F6') return choice !== undefined && goToActionBar(choice.some)
    const plain = target instanceof HTMLInputElement || !isWidget(target)
    const main =
      key === 'Enter' && plain && index !== undefined
        ? mainOf(target.closest('tr') as Element)
        : undefined
    if (!main) return false
    if (!event.repeat) main.click()
    return true
  }
  if (actOn()) event.preventDefault()
}

import type { KeyboardEvent } from 'react'

/** Action bar of the chosen rows, at the bottom of the window. Null while the bar is not on screen. */
let bar: HTMLElement | null = null
/** Moves the focus back to the table row that last had the focus. */
let back: (() => void) | undefined
/**
 * True when the person asked to move the focus to the action bar before the bar appeared. The bar then takes the focus
 * when it appears.
 */
let awaited = false

/**
 * Returns the height of the action bar in pixels, or 0 without a bar. The bar covers the rows at the bottom of the
 * window.
 */
export const heightOfBar = (): number => bar?.offsetHeight ?? 0

const enter = (element: HTMLElement): void => {
  const main = element.querySelector<HTMLElement>('[data-main]:enabled')
  const control = main ?? element.querySelector<HTMLElement>('button:enabled')
  control?.focus()
}

export const keepWayBack = (way: () => void): void => {
  back = way
  awaited = false
}

/**
 * Moves the focus to the action bar of the chosen rows. When the bar is still to appear (`comes`), the bar takes the
 * focus as it appears.
 *
 * @returns false when there is no bar and none will appear
 */
export const goToActionBar = (comes: boolean): boolean => {
  awaited = comes && bar === null
  if (bar) enter(bar)
  return bar !== null || comes
}

const attach = (element: HTMLElement) => {
  bar = element
  if (awaited && document.activeElement?.closest('[role="grid"]')) enter(element)
  awaited = false
  return () => {
    bar = null
    // When the action bar disappears while one of its buttons has the focus, the focus moves back to the table row.
    if (element.contains(document.activeElement)) queueMicrotask(() => back?.())
  }
}

const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, currentTarget, target, defaultPrevented } = event
  const inside = target instanceof Node && currentTarget.contains(target)
  if ((key !== 'Escape' && key !== 'F6') || !inside || defaultPrevented || !back) return
  event.preventDefault()
  back()
}

/** Properties of the action bar of the chosen rows. In the bar, Escape and F6 move the focus back to the table row. */
export const ACTION_BAR = { ref: attach, onKeyDown } as const

/** Properties of the main button of the action bar. F6 moves the focus from the list to this button. */
export const MAIN_ACTION = { 'data-main': true, 'aria-keyshortcuts': 'F6' } as const

import type { KeyboardEvent } from 'react'

/** Bar that acts on the chosen rows, while it is on screen. */
let bar: HTMLElement | null = null
/** Returns the focus to the row of the table that had it last. */
let back: (() => void) | undefined
/** The person asked for the bar before it was loaded. */
let awaited = false

/** Height of the bar, in pixels. The bar stays at the bottom of the window, over the rows. */
export const heightOfBar = (): number => bar?.offsetHeight ?? 0

const enter = (element: HTMLElement): void => {
  const main = element.querySelector<HTMLElement>('[data-main]:enabled')
  const control = main ?? element.querySelector<HTMLElement>('button:enabled')
  control?.focus()
}

/** Keeps the way back from the bar to the row that has the focus. */
export const keepWayBack = (way: () => void): void => {
  back = way
  awaited = false
}

/**
 * Takes the focus to the bar of the chosen rows. With `comes`, the bar is about to be on screen, and takes the focus
 * then. Returns false when there is no bar.
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
    // A bar that goes away with the focus inside would leave it nowhere.
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

/** Properties of the bar that acts on the chosen rows of a table. Escape and F6 return to the row. */
export const ACTION_BAR = { ref: attach, onKeyDown } as const

/** Properties of the button of the bar that takes the focus first. */
export const MAIN_ACTION = { 'data-main': true, 'aria-keyshortcuts': 'F6' } as const

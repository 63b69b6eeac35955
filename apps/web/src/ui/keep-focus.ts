import type { MouseEvent } from 'react'

/** Leaving a field shows what is wrong with it and moves what is below: the button would flee the click. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** As a `ref`: the element takes the focus as soon as it is there, in a dialog too. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

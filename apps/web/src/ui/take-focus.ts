/** Used as a `ref`: gives the focus to the element as soon as it is mounted, also in a dialog. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

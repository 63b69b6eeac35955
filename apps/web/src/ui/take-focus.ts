/** Ref that focuses the element when it is mounted, even inside a dialog. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

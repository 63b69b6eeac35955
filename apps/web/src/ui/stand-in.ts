const openers = new WeakMap<Element, Element | null>()

/**
 * Ref of a field that takes the focus until the field of a dialog can take it. The element that had the focus before is
 * remembered, so that the dialog gives the focus back to that element.
 */
export const standIn = (field: HTMLElement | null): void => {
  if (field === null) return
  openers.set(field, document.activeElement)
  field.focus()
}

/** Returns the focused element, or the one that had the focus before a stand-in took it. */
export const findOpener = (): Element | null => {
  const { activeElement } = document
  return (activeElement && openers.get(activeElement)) ?? activeElement
}

const openers = new WeakMap<Element, Element | null>()

/**
 * Ref of a field that takes the focus until the field of a dialog can take it. The element that had the focus before is
 * remembered, so that the dialog gives the focus back to that element.
 */
export const standIn = (field: HTMLElement | null): void => {
  const { activeElement } = document
  // React runs the ref twice in StrictMode. The second time the field has the focus, and its opener is known.
  if (field === null || field === activeElement) return
  openers.set(field, activeElement)
  field.focus()
}

/** Returns the focused element, or the one that had the focus before a stand-in took it. */
export const findOpener = (): Element | null => {
  const { activeElement } = document
  return (activeElement && openers.get(activeElement)) ?? activeElement
}

const openers = new WeakMap<Element, Element | null>()

/**
 * Ref of a temporary field that takes the focus while a dialog loads. Remembers the element that had the focus before,
 * which gets the focus back when the dialog closes.
 */
export const standIn = (field: HTMLElement | null): void => {
  const { activeElement } = document
  // React calls this function twice in StrictMode. In the second call the temporary field already has the focus, and
  // the element that had the focus before is already stored.
  if (field === null || field === activeElement) return
  openers.set(field, activeElement)
  field.focus()
}

/**
 * Returns the element that takes the focus when a dialog closes. It is the element that has the focus now. When a
 * temporary field (`standIn`) has the focus, it is the element focused before that field.
 */
export const findOpener = (): Element | null => {
  const { activeElement } = document
  return (activeElement && openers.get(activeElement)) ?? activeElement
}

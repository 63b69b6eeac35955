/**
 * Moves the focus to the heading of the screen as soon as there is one, unless the focus is already on something else.
 */
export const focusHeading = (): void => {
  const settle = (): boolean => {
    if (document.activeElement !== document.body) return true
    const heading = document.querySelector<HTMLElement>('#contenido h1')
    if (heading === null) return false
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  if (settle()) return
  const observer = new MutationObserver(() => {
    if (settle()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

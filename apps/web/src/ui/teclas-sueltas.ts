const KEY = 'apremia.teclas'

/** Whether a character by itself is a shortcut: unless somebody turned it off in this browser (WCAG 2.1.4). */
export const areTeclasSueltas = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'no'
  } catch {
    return true
  }
}

export const saveTeclasSueltas = (si: boolean): void => {
  try {
    if (si) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'no')
  } catch {
    // Without storage they stay on.
  }
}

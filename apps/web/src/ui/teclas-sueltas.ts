const KEY = 'apremia.teclas'
const SI = 'si'

/** Whether a character by itself is a shortcut: only if somebody turned it on in this browser (WCAG 2.1.4). */
export const areTeclasSueltas = (): boolean => {
  try {
    return localStorage.getItem(KEY) === SI
  } catch {
    return false
  }
}

export const saveTeclasSueltas = (si: boolean): void => {
  try {
    if (si) localStorage.setItem(KEY, SI)
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage they stay off.
  }
}

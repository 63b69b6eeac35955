/** Prefix of the `sessionStorage` keys that hold the unsaved drafts of this tab. */
export const BORRADORES = 'apremia.borrador'

/** Removes every draft of this tab. A person who signs out leaves no data in the browser (S1 §2). */
export const dropBorradores = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${BORRADORES}.`)) sessionStorage.removeItem(key)
  } catch {
    // Reading `sessionStorage` fails in a browser that allows none. There are then no drafts to remove.
  }
}

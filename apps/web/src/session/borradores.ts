/** Product key under which a tab keeps what was typed and not saved, by form. */
export const BORRADORES = 'apremia.borrador'

/** Forgets every draft of this tab: whoever leaves on purpose leaves nobody's data behind (S1 §2). */
export const dropBorradores = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${BORRADORES}.`)) sessionStorage.removeItem(key)
  } catch {
    // Without storage there are none.
  }
}

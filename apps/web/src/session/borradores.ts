/** Key under which a tab keeps unsaved drafts, by form. */
export const BORRADORES = 'apremia.borrador'

/** Forgets every draft of this tab. A person who signs out leaves no data behind (S1 §2). */
export const dropBorradores = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${BORRADORES}.`)) sessionStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts.
  }
}

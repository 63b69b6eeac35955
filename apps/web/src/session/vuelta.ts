import { BORRADORES } from './borradores.ts'

/**
 * Name in `sessionStorage` of the address that was open when the session expired. The name starts like the names of the
 * drafts, so `dropBorradores` also removes the address.
 */
const CLAVE = `${BORRADORES}.vuelta`

export const keepVuelta = (dni: string): void => {
  try {
    const { pathname, search, hash } = location
    sessionStorage.setItem(CLAVE, JSON.stringify([dni, pathname + search + hash]))
  } catch {
    // When the browser has no session storage, the person starts at the home screen.
  }
}

/**
 * Returns the address to open after a sign-in and removes the stored address. Returns the home screen unless the
 * session of the same person expired in this tab.
 */
export const takeVuelta = (dni: string): string => {
  try {
    const [de, vuelta] = JSON.parse(sessionStorage.getItem(CLAVE) ?? '[]')
    sessionStorage.removeItem(CLAVE)
    if (de === dni) return vuelta
  } catch {
    // A stored address that cannot be parsed is ignored.
  }
  return '/home'
}

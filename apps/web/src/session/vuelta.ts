import { BORRADORES } from './borradores.ts'

/** Address where an expired session was. Kept with the drafts and forgotten with them. */
const CLAVE = `${BORRADORES}.vuelta`

/** Keeps the present address for a person whose session expired. */
export const keepVuelta = (dni: string): void => {
  try {
    const { pathname, search, hash } = location
    sessionStorage.setItem(CLAVE, JSON.stringify([dni, pathname + search + hash]))
  } catch {
    // Without storage, the person starts at the home screen.
  }
}

/**
 * Returns where a person goes after signing in: once to the kept address, when their own session expired in this tab;
 * otherwise to the home screen.
 */
export const takeVuelta = (dni: string): string => {
  try {
    const [de, vuelta] = JSON.parse(sessionStorage.getItem(CLAVE) ?? '[]')
    sessionStorage.removeItem(CLAVE)
    if (de === dni) return vuelta
  } catch {
    // An unreadable value counts as none.
  }
  return '/home'
}

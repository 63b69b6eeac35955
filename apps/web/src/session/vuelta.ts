import { BORRADORES } from './borradores.ts'

/**
 * Name under which `sessionStorage` keeps the URL that was open when the session expired. The name begins with
 * `BORRADORES`, so `dropBorradores` removes the URL together with the drafts.
 */
const CLAVE = `${BORRADORES}.vuelta`

export const keepVuelta = (dni: string): void => {
  try {
    const { pathname, search, hash } = location
    sessionStorage.setItem(CLAVE, JSON.stringify([dni, pathname + search + hash]))
  } catch {
    // Without session storage the URL is not kept, so the next sign-in opens the home screen.
  }
}

/**
 * Returns the URL to open after a sign-in and removes the stored URL. Returns the home screen unless the session of the
 * same person expired in this tab.
 */
export const takeVuelta = (dni: string): string => {
  try {
    const [de, vuelta] = JSON.parse(sessionStorage.getItem(CLAVE) ?? '[]')
    sessionStorage.removeItem(CLAVE)
    if (de === dni) return vuelta
  } catch {
    // A stored URL that cannot be parsed is ignored.
  }
  return '/home'
}

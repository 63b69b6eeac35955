import { BORRADORES } from './borradores.ts'

/** Beside the drafts, and forgotten with them: where one whose session expired was. */
const CLAVE = `${BORRADORES}.vuelta`

/** Keeps the address of now for a person whose session expired. */
export const keepVuelta = (dni: string): void => {
  try {
    const { pathname, search, hash } = location
    sessionStorage.setItem(CLAVE, JSON.stringify([dni, pathname + search + hash]))
  } catch {
    // Without storage they begin at the start.
  }
}

/** Where a person who signs in goes: back, once, if it was theirs that expired in this tab; to the start if not. */
export const takeVuelta = (dni: string): string => {
  try {
    const [de, vuelta] = JSON.parse(sessionStorage.getItem(CLAVE) ?? '[]')
    sessionStorage.removeItem(CLAVE)
    if (de === dni) return vuelta
  } catch {
    // As if there were none.
  }
  return '/home'
}

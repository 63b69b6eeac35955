/**
 * Settings of the person, by name, kept in memory until the page is closed. Used when the browser allows no local
 * storage.
 */
const memoria = new Map<string, string>()

const keyOf = (name: string): string => `apremia.${name}`

export const readKept = (name: string): string => {
  try {
    return memoria.get(name) ?? localStorage.getItem(keyOf(name)) ?? ''
  } catch {
    return ''
  }
}

/** Stores a setting in this browser. An empty value removes the setting. */
export const keep = (name: string, value: string): void => {
  try {
    if (value === '') localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), value)
    memoria.delete(name)
  } catch {
    memoria.set(name, value)
  }
}

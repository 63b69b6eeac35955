/** When the browser allows no local storage, the settings stay in memory until the page is closed. */
const memoria = new Map<string, string>()

const keyOf = (name: string): string => `apremia.${name}`

/** Returns the setting with that name in this browser, or '' when there is none. */
export const readKept = (name: string): string => {
  try {
    return memoria.get(name) ?? localStorage.getItem(keyOf(name)) ?? ''
  } catch {
    return ''
  }
}

/** An empty value removes the setting. */
export const keep = (name: string, value: string): void => {
  try {
    if (value === '') localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), value)
    memoria.delete(name)
  } catch {
    memoria.set(name, value)
  }
}

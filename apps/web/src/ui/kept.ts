/** In a browser that keeps nothing, a choice lasts until the page is closed. */
const memoria = new Map<string, string>()

const keyOf = (name: string): string => `apremia.${name}`

/** What was chosen under that name in this browser; '' for nothing. */
export const readKept = (name: string): string => {
  try {
    return memoria.get(name) ?? localStorage.getItem(keyOf(name)) ?? ''
  } catch {
    return ''
  }
}

/** '' keeps nothing. */
export const keep = (name: string, value: string): void => {
  try {
    if (value === '') localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), value)
    memoria.delete(name)
  } catch {
    memoria.set(name, value)
  }
}

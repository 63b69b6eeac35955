const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const show = (value: unknown): string => JSON.stringify(value) ?? 'nada'

/**
 * Replaces no-break spaces with ordinary spaces, because the author of a test case can neither see nor type a no-break
 * space.
 */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value

export const findDiferencias = (espera: unknown, obtiene: unknown, donde = ''): string[] => {
  const at = (key: string | number) =>
    typeof key === 'number' ? `${donde}[${key}]` : donde === '' ? key : `${donde}.${key}`
  if (Array.isArray(espera) && Array.isArray(obtiene)) {
    const length = Math.max(espera.length, obtiene.length)
    return Array.from({ length }, (_, i) => findDiferencias(espera[i], obtiene[i], at(i))).flat()
  }
  if (isObject(espera) && isObject(obtiene)) {
    const keys = new Set([...Object.keys(espera), ...Object.keys(obtiene)])
    return [...keys].flatMap((key) => findDiferencias(espera[key], obtiene[key], at(key)))
  }
  if (Object.is(plain(espera), plain(obtiene))) return []
  return [`${donde === '' ? '' : `${donde}: `}se esperaba ${show(espera)} y dio ${show(obtiene)}`]
}

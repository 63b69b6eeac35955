import type { Esquema } from '../entry.ts'

interface Forma {
  readonly fields?: Readonly<Record<string, Forma>>
  readonly innerType?: Forma
}

const prune = (forma: Forma, value: unknown): unknown => {
  const { innerType, fields } = forma
  if (Array.isArray(value)) return innerType ? value.map((one) => prune(innerType, one)) : value
  if (fields === undefined || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return field === undefined ? [] : [[name, prune(field, one)]]
    }),
  )
}

/**
 * Returns the value without the properties that the schema does not have. The server refuses unknown properties, and
 * screens often pass a form or a row with more properties than the call accepts (D181).
 */
export const onlyKnown = (esquema: Esquema | undefined, value: object | undefined) =>
  esquema === undefined || value === undefined
    ? value
    : (prune(esquema as unknown as Forma, value) as object)

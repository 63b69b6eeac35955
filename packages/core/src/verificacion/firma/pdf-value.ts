/**
 * Value in a PDF, such as a number or a string. The text of a string has one character per byte. A string also has its
 * byte offsets, because a digital signature does not cover the string that contains the signature.
 */
export type PdfValue =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly value: string }
  | {
      readonly kind: 'string'
      readonly value: string
      readonly start: number
      readonly end: number
    }
  | { readonly kind: 'word'; readonly value: 'true' | 'false' | 'null' }
  | { readonly kind: 'reference'; readonly value: number }
  | { readonly kind: 'array'; readonly value: readonly PdfValue[] }
  | { readonly kind: 'dictionary'; readonly value: PdfDictionary }

export type PdfDictionary = ReadonlyMap<string, PdfValue>

/** Indirect object of a PDF. `data` has the bytes of its stream, exactly as they are in the file. */
export interface IndirectObject {
  readonly number: number
  readonly value: PdfValue
  readonly data: Uint8Array | undefined
}

/**
 * Error of the check of a digital signature. Something in the file may not belong to a signature, for example a syntax
 * that this strict parser refuses.
 */
export class NoEsFirma extends Error {
  override name = 'NoEsFirma'
}

export const equalDictionaries = (
  one: PdfDictionary,
  other: PdfDictionary,
  except: readonly string[] = [],
): boolean =>
  [...new Set([...one.keys(), ...other.keys()])].every((key) => {
    if (except.includes(key)) return true
    const [a, b] = [one.get(key), other.get(key)]
    return a !== undefined && b !== undefined && equalValues(a, b)
  })

export const equalValues = (one: PdfValue, other: PdfValue): boolean => {
  if (one.kind === 'array' && other.kind === 'array')
    return (
      one.value.length === other.value.length &&
      one.value.every((item, i) => {
        const twin = other.value[i]
        return twin !== undefined && equalValues(item, twin)
      })
    )
  if (one.kind === 'dictionary' && other.kind === 'dictionary')
    return equalDictionaries(one.value, other.value)
  return one.kind === other.kind && one.value === other.value
}

/**
 * Returns the entries of a PDF value that must be a dictionary.
 *
 * @throws NoEsFirma when the value is not a dictionary
 */
export const dictionaryOf = (value: PdfValue | undefined): PdfDictionary => {
  if (value?.kind !== 'dictionary') throw new NoEsFirma('Falta un diccionario')
  return value.value
}

/**
 * Returns the number in a PDF value that must be an integer, 0 or more.
 *
 * @throws NoEsFirma when the value is not an integer, or is negative
 */
export const naturalOf = (value: PdfValue | undefined): number => {
  if (value?.kind !== 'number' || !Number.isSafeInteger(value.value) || value.value < 0)
    throw new NoEsFirma('Falta un entero')
  return value.value
}

/**
 * Returns the object number in a PDF value that must be a reference.
 *
 * @throws NoEsFirma when the value is not a reference to an object
 */
export const referenceOf = (value: PdfValue | undefined): number => {
  if (value?.kind !== 'reference') throw new NoEsFirma('Falta una referencia')
  return value.value
}

/**
 * Returns the numbers in a PDF value that must be an array of integers.
 *
 * @throws NoEsFirma when the value is not an array of integers
 */
export const naturalsOf = (value: PdfValue | undefined): number[] => {
  if (value?.kind !== 'array') throw new NoEsFirma('Falta una lista')
  return value.value.map(naturalOf)
}

export const isName = (value: PdfValue | undefined, name: string): boolean =>
  value?.kind === 'name' && value.value === name

import { ValidationError } from 'yup'
import { asSchema, type Esquema } from '../entry.ts'

/** Field of a reply that does not fit its schema, and the value found there. */
export interface Desajuste {
  /** Path of the field: '[3].convenio_abogado.codexterno'. Empty when the whole reply does not fit. */
  readonly campo: string
  readonly valor: unknown
}

/**
 * Returns the first mismatch, or undefined when the reply fits. A value of undefined is a reply that could not be read,
 * and never fits.
 */
export const findDesajuste = (reply: Esquema, value: unknown): Desajuste | undefined => {
  if (value === undefined) return { campo: '', valor: undefined }
  try {
    asSchema(reply).validateSync(value, { strict: true })
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // The value of an error is the whole reply, and the value of its parameters is the part that does not fit.
    return { campo: error.path ?? '', valor: error.params?.value }
  }
}

/** Describes the kind and the length of a value for a log, because the value may be somebody's datum (D3, T7). */
export const describeValor = (valor: unknown): string => {
  if (valor === null || valor === undefined || typeof valor === 'boolean') return String(valor)
  if (Array.isArray(valor)) return `una lista de ${valor.length}`
  if (typeof valor === 'string') return `un texto de ${valor.length} caracteres`
  return typeof valor === 'number' ? 'un número' : 'un objeto'
}

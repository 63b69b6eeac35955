import { ValidationError } from 'yup'
import { asSchema, type Esquema } from '../entry.ts'

export interface Desajuste {
  /**
   * Path in the response of the field that does not match the schema, such as '[3].convenio_abogado.codexterno'. Empty
   * when the whole response does not match.
   */
  readonly campo: string
  readonly valor: unknown
}

/**
 * Returns the first field of the response that does not match the schema, or undefined when the response matches. An
 * undefined `value` means that the body could not be parsed, which never matches.
 */
export const findDesajuste = (reply: Esquema, value: unknown): Desajuste | undefined => {
  if (value === undefined) return { campo: '', valor: undefined }
  try {
    asSchema(reply).validateSync(value, { strict: true })
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // In the error of the library yup, `params.value` is the value of the wrong field, while `value` would be the whole
    // response.
    return { campo: error.path ?? '', valor: error.params?.value }
  }
}

/**
 * Describes a value by its type and length, such as 'un texto de 12 caracteres'. The value itself stays out of the log
 * because it may be personal data (D3, T7).
 */
export const describeValor = (valor: unknown): string => {
  if (valor === null || valor === undefined || typeof valor === 'boolean') return String(valor)
  if (Array.isArray(valor)) return `una lista de ${valor.length}`
  if (typeof valor === 'string') return `un texto de ${valor.length} caracteres`
  return typeof valor === 'number' ? 'un número' : 'un objeto'
}

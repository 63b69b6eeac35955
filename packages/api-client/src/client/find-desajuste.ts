import { ValidationError } from 'yup'
import { asSchema, type Esquema } from '../entry.ts'

/** Where a reply is not as its call says, and what is there. */
export interface Desajuste {
  /** '[3].convenio_abogado.codexterno'; '' is the whole of it. */
  readonly campo: string
  readonly valor: unknown
}

/** The first there is; undefined when the reply fits. Nothing at all, which is what could not be read, fits none. */
export const findDesajuste = (reply: Esquema, value: unknown): Desajuste | undefined => {
  if (value === undefined) return { campo: '', valor: undefined }
  try {
    asSchema(reply).validateSync(value, { strict: true })
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // The value of an error is the whole reply; that of its parameters, the one that does not fit.
    return { campo: error.path ?? '', valor: error.params?.value }
  }
}

/** A value for a log: of what kind it is and how long, since it may be somebody's datum (D3, T7). */
export const describeValor = (valor: unknown): string => {
  if (valor === null || valor === undefined || typeof valor === 'boolean') return String(valor)
  if (Array.isArray(valor)) return `una lista de ${valor.length}`
  if (typeof valor === 'string') return `un texto de ${valor.length} caracteres`
  return typeof valor === 'number' ? 'un número' : 'un objeto'
}

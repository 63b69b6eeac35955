import type { Motivo } from '@apremia/core'
import { type InferType, type Schema, ValidationError } from 'yup'

export interface FaltaDeDato {
  /** Path of the datum in the validated object. */
  readonly path: string
  readonly mensaje: string
}

type Validado<T> =
  | { readonly ok: true; readonly valor: T }
  | { readonly ok: false; readonly faltas: readonly FaltaDeDato[] }

/** Returns the data as the schema of a call reads them, or every fault. */
export const validate = <S extends Schema>(schema: S, data: object): Validado<InferType<S>> => {
  try {
    return { ok: true, valor: schema.validateSync(data, { abortEarly: false }) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return {
      ok: false,
      faltas: error.inner.map(({ path = '', message }) => ({ path, mensaje: message })),
    }
  }
}

/**
 * Checks the data a form would send against the schema of the call. Returns the reasons by field, in the shape core
 * gives them.
 */
export const checkBody = (schema: Schema, data: object): readonly Motivo[] => {
  const validado = validate(schema, data)
  if (validado.ok) return []
  return validado.faltas.map(({ path, mensaje }) => ({ codigo: 'dato', campo: path, mensaje }))
}

/** A number as people write it, without the dots between thousands. */
export const withoutDots = (numero: string): string => numero.replace(/[.\s]/g, '')

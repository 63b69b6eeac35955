import type { Motivo } from '@apremia/core'
import { type InferType, type Schema, ValidationError } from 'yup'

export interface FaltaDeDato {
  readonly path: string
  readonly mensaje: string
}

type Validado<T> =
  | { readonly ok: true; readonly valor: T }
  | { readonly ok: false; readonly faltas: readonly FaltaDeDato[] }

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

/** Validates the data of a form. Returns the faults by field, in the same format as the rules of the package core. */
export const checkBody = (schema: Schema, data: object): readonly Motivo[] => {
  const validado = validate(schema, data)
  if (validado.ok) return []
  return validado.faltas.map(({ path, mensaje }) => ({ codigo: 'dato', campo: path, mensaje }))
}

export const withoutDots = (numero: string): string => numero.replace(/[.\s]/g, '')

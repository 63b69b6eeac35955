import type { Resolver } from 'react-hook-form'
import type { InferType, Schema } from 'yup'
import { validate } from '../../api/validate.ts'
import type { Filtro } from '../table/lista.ts'

/** Field name under which the form keeps an error of the whole filter. */
export const GENERAL = 'general'

export interface FilterFault {
  /** Name of the wrong field, or '' for an error of the whole filter. */
  readonly campo: string
  readonly mensaje: string
}

export type FilterReading<B> =
  | { readonly ok: true; readonly body: B }
  | { readonly ok: false; readonly faltas: readonly FilterFault[] }

/** Validates the data of a filter with the schema of the request, and returns the name of each faulty field. */
export const readBySchema = <S extends Schema>(
  schema: S,
  data: object,
): FilterReading<InferType<S>> => {
  const validado = validate(schema, data)
  if (validado.ok) return { ok: true, body: validado.valor }
  return {
    ok: false,
    faltas: validado.faltas.map(({ path: campo, mensaje }) => ({ campo, mensaje })),
  }
}

export type CheckFilter<C extends string> = (
  typed: Filtro<C>,
) =>
  | { readonly ok: true; readonly filtro: Filtro<C> }
  | { readonly ok: false; readonly faltas: readonly FilterFault[] }

/**
 * Makes the function that validates a filter form. `read` converts the typed filter to a request body, or returns the
 * errors. A valid filter is returned exactly as the person typed it.
 */
export const checkByReading =
  <C extends string>(read: (typed: Filtro<C>) => FilterReading<unknown>): CheckFilter<C> =>
  (typed) => {
    const reading = read(typed)
    return reading.ok ? { ok: true, filtro: typed } : reading
  }

/**
 * Makes the React Hook Form resolver of a filter form, which validates the values with `check`. The form shows only the
 * first error of each field.
 */
export const resolveFilter =
  <C extends string>(
    check: CheckFilter<C>,
    filtroDe: (values: Record<string, string>) => Filtro<C>,
  ): Resolver<Record<string, string>> =>
  (values) => {
    const checked = check(filtroDe(values))
    if (checked.ok) return { values: checked.filtro as Record<string, string>, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { campo, mensaje } of checked.faltas) {
      errors[campo === '' ? GENERAL : campo] ??= { type: 'filtro', message: mensaje }
    }
    return { values: {}, errors }
  }

import type { Resolver } from 'react-hook-form'
import type { Filtro } from '../table/lista.ts'

/** Name under which the form keeps a reason that belongs to no field. */
export const GENERAL = 'general'

export interface FilterFault {
  /** '' for a reason that belongs to no field. */
  readonly campo: string
  readonly mensaje: string
}

/** Body of the request for a filter, or every reason why it cannot be sent. */
export type FilterReading<B> =
  | { readonly ok: true; readonly body: B }
  | { readonly ok: false; readonly faltas: readonly FilterFault[] }

/** Checks the typed filter. Returns the filter to apply, or every reason why it cannot be searched for. */
export type CheckFilter<C extends string> = (
  typed: Filtro<C>,
) =>
  | { readonly ok: true; readonly filtro: Filtro<C> }
  | { readonly ok: false; readonly faltas: readonly FilterFault[] }

/** Adapts the reading of a filter to the check of the form. All the typed values are kept. */
export const checkByReading =
  <C extends string>(read: (typed: Filtro<C>) => FilterReading<unknown>): CheckFilter<C> =>
  (typed) => {
    const reading = read(typed)
    return reading.ok ? { ok: true, filtro: typed } : reading
  }

/** Adapts the rules of a filter to the form library, with the first reason of each field. */
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

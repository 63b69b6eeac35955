import type { Resolver } from 'react-hook-form'
import type { Filtro } from '../table/lista.ts'

/** Where a reason that is of no field in particular is kept. */
export const GENERAL = 'general'

export interface FilterFault {
  /** '' for a reason that is of no field in particular. */
  readonly campo: string
  readonly mensaje: string
}

/** What is asked of the server with a filter, or all the reasons why it cannot be asked. */
export type FilterReading<B> =
  | { readonly ok: true; readonly body: B }
  | { readonly ok: false; readonly faltas: readonly FilterFault[] }

/** What of a filter counts, or all the reasons why it cannot be looked for. */
export type CheckFilter<C extends string> = (
  typed: Filtro<C>,
) =>
  | { readonly ok: true; readonly filtro: Filtro<C> }
  | { readonly ok: false; readonly faltas: readonly FilterFault[] }

/** Tells the form what a reading of its filter has against it; all that was typed counts. */
export const checkByReading =
  <C extends string>(read: (typed: Filtro<C>) => FilterReading<unknown>): CheckFilter<C> =>
  (typed) => {
    const reading = read(typed)
    return reading.ok ? { ok: true, filtro: typed } : reading
  }

/** The rules of a filter as the form library asks for them: the first reason of each field. */
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

import type { Motivo } from '@apremia/core'
import type { FieldErrors, Resolver } from 'react-hook-form'

export type Values = Record<string, string>

export type Name<V extends Values> = keyof V & string

export const changedFields = <V extends Values>(
  names: readonly Name<V>[],
  before: V,
  now: V,
): Name<V>[] => names.filter((name) => before[name] !== now[name])

export const pickFields = <V extends Values>(values: V, names: readonly Name<V>[]): Partial<V> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>

/**
 * Makes the React Hook Form resolver of a record form, which validates the values with `check`. The form shows only the
 * first error of each field.
 */
export const resolveFields =
  <V extends Values>(
    names: readonly Name<V>[],
    check: (values: V) => readonly Motivo[],
  ): Resolver<V> =>
  (values) => {
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { codigo, campo, mensaje } of check(values)) {
      if (names.some((name) => name === campo)) errors[campo] ??= { type: codigo, message: mensaje }
    }
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<V> }
  }

export const faultsOf = <V extends Values>(errors: FieldErrors<V>, names: readonly Name<V>[]) =>
  names.flatMap((name) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ name, message }] : []
  })

import type { MesDeVencimiento } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'

export type RevisionDeCartas = Data<'reviewCartas'>

/**
 * Returns the month in which the letters are due, or undefined while the person has to choose it. The person may choose
 * only when the server warns about the current month, with `siguiente`, and must choose when no date is proposed (D65).
 */
export const mesDeCarta = (
  { siguiente, propuesto }: Pick<RevisionDeCartas, 'siguiente' | 'propuesto'>,
  elegido: MesDeVencimiento | undefined,
): MesDeVencimiento | undefined =>
  siguiente === null ? 'actual' : (elegido ?? propuesto ?? undefined)

/**
 * Tells whether the letters can be made: nothing is missing (D140), the due date is known, and the person confirmed any
 * repeated letter of today (D189).
 */
export const puedeSalirCarta = (
  revision: RevisionDeCartas | undefined,
  elegido: MesDeVencimiento | undefined,
  repite: boolean,
): boolean =>
  revision !== undefined &&
  revision.cartas.length > 0 &&
  revision.impedimentos.length === 0 &&
  mesDeCarta(revision, elegido) !== undefined &&
  (revision.repetidas.length === 0 || repite)

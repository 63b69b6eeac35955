import type { MesDeVencimiento } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'

export type RevisionDeCartas = Data<'reviewCartas'>

/**
 * Returns the month of the due date of the demand letters. Undefined means that the person must choose the month (D65).
 * `siguiente` is null when the due date of this month has no warning, and then the answer is always this month.
 */
export const mesDeCarta = (
  { siguiente, propuesto }: Pick<RevisionDeCartas, 'siguiente' | 'propuesto'>,
  elegido: MesDeVencimiento | undefined,
): MesDeVencimiento | undefined =>
  siguiente === null ? 'actual' : (elegido ?? propuesto ?? undefined)

/**
 * Tells whether the demand letters can be made: no data are missing (D140), the due date is known, and the person
 * confirmed any repeated letter of today (D189).
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

import type { MesDeVencimiento } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'

export type RevisionDeCartas = Data<'reviewCartas'>

/**
 * Returns the month in which the demand letters are due (D65). That is the present month when `siguiente` is null,
 * because the due date needs no warning. Otherwise, that is the month that the person chose or, by default, the month
 * that the server proposes. Undefined while the person must still choose.
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

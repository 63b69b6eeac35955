import type { MesDeVencimiento } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'

export type RevisionDeCartas = Data<'reviewCartas'>

/**
 * Returns the month of the due date of the demand letters (D65): the chosen month or, without one, the month that the
 * server proposes. It is the present month when the server offers no date in the next month (`siguiente` is null).
 *
 * @returns undefined while the person must still choose
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

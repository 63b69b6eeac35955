import type { MesDeVencimiento } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'

/** Letters that would be made, with their due dates and the data they lack. */
export type RevisionDeCartas = Data<'reviewCartas'>

/**
 * Returns the due date of the letters. A date without warnings is taken by default; with a warning, the person chooses
 * (D65).
 */
export const mesDeCarta = (
  { siguiente }: Pick<RevisionDeCartas, 'siguiente'>,
  elegido: MesDeVencimiento | undefined,
): MesDeVencimiento | undefined => (siguiente === null ? 'actual' : elegido)

/**
 * Says whether the letters can be made: nothing is missing (D140), their date is known, and repeating the letters of
 * today was confirmed (D189).
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

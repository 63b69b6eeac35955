import type { MesDeVencimiento } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'

/** The letters that would come out, until when they would hold and what they lack. */
export type RevisionDeCartas = Data<'reviewCartas'>

/** Which due date the letters carry: one that serves goes by itself; of one with a warning, the person says (D65). */
export const mesDeCarta = (
  { siguiente }: Pick<RevisionDeCartas, 'siguiente'>,
  elegido: MesDeVencimiento | undefined,
): MesDeVencimiento | undefined => (siguiente === null ? 'actual' : elegido)

/**
 * Whether the letters may be made: nothing is missing (D140), their date is known and whoever repeats letters of today
 * said so (D189).
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

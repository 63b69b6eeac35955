import type { TramoDeTexto } from '../../react-pdf/palabras.ts'

type Clausula = readonly TramoDeTexto[]

/** Maximum length, in characters, of a last clause that is printed on the same page as the signatures. */
const MAX_CON_FIRMAS = 900

const largo = (tramos: Clausula): number =>
  tramos.reduce((suma, { texto }) => suma + texto.length, 0)

/**
 * Decides which clauses of an agreement are printed with the signatures, so that no page has only signatures. The last
 * clause is printed with them when it is short. The closing paragraph is always printed with them.
 */
export const splitClausulas = (
  todas: readonly Clausula[],
): { readonly sueltas: readonly Clausula[]; readonly conFirmas: readonly Clausula[] } => {
  const ultima = todas.at(-1) ?? []
  const corte = largo(ultima) > MAX_CON_FIRMAS ? todas.length : todas.length - 1
  return { sueltas: todas.slice(0, corte), conFirmas: todas.slice(corte) }
}

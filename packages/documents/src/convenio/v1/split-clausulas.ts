import type { TramoDeTexto } from '../../react-pdf/palabras.ts'

type Clausula = readonly TramoDeTexto[]

/** Maximum number of characters of a last clause that is kept on the page of the signatures. */
const MAX_CON_FIRMAS = 900

const largo = (tramos: Clausula): number =>
  tramos.reduce((suma, { texto }) => suma + texto.length, 0)

/**
 * Decides which clauses go on the page of the signatures, so that no page has only signatures. When the last clause is
 * long, only the closing paragraph goes with the signatures.
 */
export const splitClausulas = (
  todas: readonly Clausula[],
): { readonly sueltas: readonly Clausula[]; readonly conFirmas: readonly Clausula[] } => {
  const ultima = todas.at(-1) ?? []
  const corte = largo(ultima) > MAX_CON_FIRMAS ? todas.length : todas.length - 1
  return { sueltas: todas.slice(0, corte), conFirmas: todas.slice(corte) }
}

import { type ListaDeOrigen, sameCaso } from './origen.ts'
import type { CasoEnLista } from './origen-de-filas.ts'

interface Vecino {
  readonly caso: CasoEnLista
  /** Number of the page of the list on which `caso` is. */
  readonly lista: ListaDeOrigen
}

/**
 * Finds the next or previous case of a list when that case is on another page. For the next case, the present page is
 * loaded again first, because the next case may have moved to that page.
 *
 * @param ask loads a page of the list. Undefined when the page cannot be loaded
 * @returns null when the list has no further case, undefined when a page could not be loaded
 */
export const findVecino = async (
  ask: (pagina: number) => Promise<ListaDeOrigen | undefined>,
  { casos }: ListaDeOrigen,
  { actual, pagina }: { readonly actual: number; readonly pagina: number },
): Promise<Vecino | null | undefined> => {
  const adelante = pagina > actual
  for (const una of adelante ? [actual, pagina] : [pagina]) {
    const lista = await ask(una)
    if (lista === undefined) return undefined
    const nuevos = lista.casos.filter((uno) => !casos.some((otro) => sameCaso(uno, otro)))
    const caso = adelante ? nuevos[0] : nuevos.at(-1)
    if (caso) return { caso, lista }
  }
  return null
}

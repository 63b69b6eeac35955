import type { Query } from '../../api/endpoint.ts'
import type { CasoNombrado } from '../casos/enlace-de-caso.ts'
import { type CasoEnLista, type FilaDeOrigen, origenDeFilas } from './origen-de-filas.ts'

type PedidoConPagina = Query<'pageMesa'> & {
  readonly pagina: number
  readonly porPagina: number
}

/** List from which the page of a case was opened. The browser history keeps the list in the state of the page. */
export interface ListaDeOrigen {
  /** Cases of one page of the list, in the order of the list. */
  readonly casos: readonly CasoEnLista[]
  /** Day on which the list was loaded. On a later day the stored states of the deadlines are no longer true. */
  readonly al?: string
  /**
   * Query and total of the list of cases (desk), used to load its previous page or next page. Absent for a list without
   * pages.
   */
  readonly mesa?: {
    readonly query: PedidoConPagina
    readonly total: number
  }
}

/**
 * Makes the list of origin of a case that is opened from one page of a list of cases. With this list, the page of the
 * case offers the previous and the next case.
 */
export const origenDeMesa = (
  query: PedidoConPagina,
  { rows, total }: { readonly rows: readonly FilaDeOrigen[]; readonly total: number },
  al: string,
): ListaDeOrigen => ({ ...origenDeFilas(rows, al), mesa: { query, total } })

const isOrigen = (state: unknown): state is { readonly origen: ListaDeOrigen } =>
  typeof state === 'object' && state !== null && 'origen' in state

export const readOrigen = (state: unknown): ListaDeOrigen | undefined =>
  isOrigen(state) ? state.origen : undefined

export interface CasoVecino {
  /** Previous or next case of the list. Undefined when that case is on a different page of the list. */
  readonly caso: CasoEnLista | undefined
  readonly pagina: number
}

export const sameCaso = (uno: CasoNombrado, otro: CasoNombrado): boolean =>
  uno.tipo === otro.tipo && uno.imponible === otro.imponible && uno.recurso === otro.recurso

/**
 * Returns the previous and next cases of a case in its list, and the position of the case counted from 1. Undefined
 * when the case is not in the list.
 */
export const vecinosDe = ({ casos, mesa }: ListaDeOrigen, caso: CasoNombrado) => {
  const i = casos.findIndex((uno) => sameCaso(uno, caso))
  if (i < 0) return undefined
  const { pagina = 1, porPagina = casos.length } = mesa?.query ?? {}
  const total = mesa?.total ?? casos.length
  const lugar = (pagina - 1) * porPagina + i + 1
  const vecino = (paso: 1 | -1): CasoVecino | undefined => {
    const otro = lugar + paso
    if (otro < 1 || otro > total) return undefined
    const enEsta = casos[i + paso]
    return enEsta === undefined && mesa === undefined
      ? undefined
      : { caso: enEsta, pagina: enEsta === undefined ? pagina + paso : pagina }
  }
  return { lugar, total, anterior: vecino(-1), siguiente: vecino(1) }
}

import type { Query } from '../../api/endpoint.ts'
import type { CasoNombrado } from '../casos/enlace-de-caso.ts'

type PedidoConPagina = Query<'pageMesa'> & {
  readonly pagina: number
  readonly porPagina: number
}

/** List from which the page of a case was opened. It travels in the state of the browser's history. */
export interface ListaDeOrigen {
  /** Cases of the page of the list, in its order. */
  readonly casos: readonly CasoNombrado[]
  /** Query and page of a desk, to read the page before and the page after. Absent in a list without pages. */
  readonly mesa?: {
    readonly query: PedidoConPagina
    readonly total: number
  }
}

/** Keeps only the names of the cases, because the browser limits the size of the state. */
export const origenDeMesa = (
  query: PedidoConPagina,
  { rows, total }: { readonly rows: readonly CasoNombrado[]; readonly total: number },
): ListaDeOrigen => ({
  casos: rows.map(({ tipo, imponible, recurso }) => ({ tipo, imponible, recurso })),
  mesa: { query, total },
})

const isOrigen = (state: unknown): state is { readonly origen: ListaDeOrigen } =>
  typeof state === 'object' && state !== null && 'origen' in state

export const readOrigen = (state: unknown): ListaDeOrigen | undefined =>
  isOrigen(state) ? state.origen : undefined

export interface CasoVecino {
  /** Neighbour in the same page of the list. Undefined when the neighbour is in another page. */
  readonly caso: CasoNombrado | undefined
  /** Page of the list that has the neighbour. */
  readonly pagina: number
}

const esElMismo = (uno: CasoNombrado, otro: CasoNombrado): boolean =>
  uno.tipo === otro.tipo && uno.imponible === otro.imponible && uno.recurso === otro.recurso

/**
 * Returns the neighbours of a case in its list, and its place counted from 1. Undefined when the case is not in the
 * list.
 */
export const vecinosDe = ({ casos, mesa }: ListaDeOrigen, caso: CasoNombrado) => {
  const i = casos.findIndex((uno) => esElMismo(uno, caso))
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

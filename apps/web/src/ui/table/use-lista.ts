import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { filtroGuardado, selectFiltro } from '../../session/working-filters-slice.ts'
import {
  compactFiltro,
  type Filtro,
  hasLista,
  type ListaSpec,
  type ListaState,
  readLista,
  turnOrden,
  writeLista,
} from './lista.ts'
import { usePageSize } from './use-page-size.ts'

type State = Parameters<typeof selectFiltro>[0]

export interface Lista<C extends string> extends ListaState<C> {
  readonly porPagina: number
  /** Another number of rows per page: from the first page again. */
  readonly resize: (size: number) => void
  /** Searches: first page, nothing expanded. */
  readonly apply: (filtro: Filtro<C>) => void
  /** Back to how the screen starts. */
  readonly clear: () => void
  readonly sortBy: (columna: string) => void
  /** `replace`: in place of a page that is not, which is no step to come back to. */
  readonly goTo: (pagina: number, options?: { readonly replace?: boolean }) => void
  /** Expands a row or collapses it. */
  readonly toggle: (clave: string) => void
}

/**
 * Filters, order, page and expanded rows of a list live in the address: it can be shared, and Back brings
 * them again. Coming back to the screen without any takes up the last filter that was applied (F4). Changing
 * page or order collapses what was expanded (S1 §2).
 */
export const useLista = <C extends string>(spec: ListaSpec<C>): Lista<C> => {
  const dispatch = useDispatch()
  const [params, setParams] = useSearchParams()
  const [porPagina, setPorPagina] = usePageSize(spec.pantalla)
  const kept = useSelector((state: State) => selectFiltro(state, spec.pantalla))
  // Only on entering: Back down to the screen without a search is a step of its own.
  const restore = useRef(hasLista(spec, params) ? '' : kept)

  useEffect(() => {
    const last = restore.current
    if (last === undefined || last === '') return
    restore.current = ''
    setParams((current) => writeLista(spec, current, readLista(spec, new URLSearchParams(last))), {
      replace: true,
    })
  }, [spec, setParams])

  const state = readLista(spec, params)
  const keep = (filtro: string) => dispatch(filtroGuardado({ pantalla: spec.pantalla, filtro }))
  const go = (change: Partial<ListaState<C>>, options?: { readonly replace?: boolean }) => {
    const next = { ...state, pagina: 1, abiertas: [], ...change }
    keep(writeLista(spec, new URLSearchParams(), next).toString())
    setParams((current) => writeLista(spec, current, next), options)
  }
  const orden = state.orden ?? spec.propio
  return {
    ...state,
    orden,
    porPagina,
    resize: (size) => {
      setPorPagina(size)
      go({ pagina: 1 })
    },
    apply: (filtro) =>
      go({ filtro: compactFiltro(spec.campos, (campo) => filtro[campo]), buscado: true }),
    clear: () => go({ filtro: {}, orden: undefined, buscado: !spec.alPedir }),
    sortBy: (columna) => go({ orden: turnOrden(orden, columna) }),
    goTo: (pagina, options) => go({ pagina }, options),
    toggle: (clave) => {
      const { abiertas } = state
      const next = abiertas.includes(clave)
        ? abiertas.filter((otra) => otra !== clave)
        : [...abiertas, clave]
      // Looking inside a row is no step to come back from.
      setParams((current) => writeLista(spec, current, { ...state, abiertas: next }), {
        replace: true,
      })
    },
  }
}
